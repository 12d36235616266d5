import type { DocumentSummary } from '@plainletter/contracts/document'

export interface Count {
  key: string
  count: number
}

export type Countable = Pick<DocumentSummary, 'documentType' | 'country' | 'createdAt'>

/** How often each key stands among the documents, the most frequent first; as often, by name. */
export function countBy(
  documents: readonly Countable[],
  keyOf: (document: Countable) => string | null,
): Count[] {
  const counts = new Map<string, number>()
  for (const document of documents) {
    const key = keyOf(document)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key))
}

/** The documents of each of the last `months` months, the oldest first, as YYYY-MM in the reader's own time zone. */
export function countByMonth(
  documents: readonly Countable[],
  { now, months }: { now: Date; months: number },
): Count[] {
  return Array.from({ length: months }, (_, at) => {
    const key = nameMonth(new Date(now.getFullYear(), now.getMonth() - (months - 1 - at), 1))
    const inMonth = documents.filter(({ createdAt }) => nameMonth(new Date(createdAt)) === key)
    return { key, count: inMonth.length }
  })
}

const nameMonth = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
