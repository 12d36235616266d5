import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { api, readAnswer } from '../api.ts'

const PAUSE_MS = 300

/** The documents whose whole text holds the words, once the person has stopped typing. */
export function useTextSearch(query: string) {
  const wanted = useSettled(query.trim(), PAUSE_MS)
  const search = useQuery({
    queryKey: ['documents', 'search', wanted],
    queryFn: () => readAnswer(api.documents.search.$post({ json: { query: wanted } })),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    // What was looked for is not kept in memory.
    gcTime: 0,
  })
  const isSettled = wanted === query.trim()
  return {
    ids: wanted === '' || !isSettled ? [] : (search.data?.ids ?? []),
    isPending: query.trim() !== '' && (!isSettled || search.isFetching),
    isError: wanted !== '' && search.isError,
  }
}

/** The value once it has not changed for `ms` milliseconds. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  // Syncs with the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
