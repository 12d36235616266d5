import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const CHARACTERS_MAX = 100

/** The first words of a letter that somebody came here with, or undefined. They are taken out of the address at once. */
export function useResearch(): string | undefined {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('research')?.slice(0, CHARACTERS_MAX) ?? null
  const [firstWords, setFirstWords] = useState<string>()
  if (asked !== null && asked !== '' && asked !== firstWords) setFirstWords(asked)
  // Syncs the address: words of a letter do not stay in the history.
  useEffect(() => {
    if (asked === null) return
    setSearch(
      (current) => {
        current.delete('research')
        return current
      },
      { replace: true },
    )
  }, [asked, setSearch])
  return firstWords
}
