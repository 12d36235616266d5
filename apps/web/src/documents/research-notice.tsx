import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { documentListQuery } from '../document-list.ts'
import { homeMessages as words } from '../messages/home.ts'
import { nameFile } from '../name-file.ts'
import { paths } from '../paths.ts'
import { Callout } from '../ui/callout.tsx'

/** Somebody wants cases like a letter of theirs, known by its first words: the way to where they are looked up. */
export function ResearchNotice({ firstWords }: { firstWords: string }) {
  const { data: documents } = useQuery(documentListQuery)
  const letter = documents?.find(({ originalText }) => originalText.startsWith(firstWords))
  return (
    <Callout title={words.researchTitle}>
      {letter ? (
        <>
          <Link to={`${paths.document(letter.id)}#case-research`} className="inline-block py-1">
            {words.researchOpen(nameFile(letter.filename))}
          </Link>
          <p className="text-sm">{words.researchHint}</p>
        </>
      ) : (
        <p>{words.researchAsked}</p>
      )}
    </Callout>
  )
}
