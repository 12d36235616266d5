import type { Analysis, LetterFacts } from '@plainletter/contracts/analysis'
import type { DocumentSummary } from '@plainletter/contracts/document'

import { nameFile } from '../name-file.ts'
import { nameLetter } from '../name-type.ts'

type Sum = NonNullable<LetterFacts['sum']>
type Listed = Pick<DocumentSummary, 'id' | 'filename' | 'documentType' | 'createdAt' | 'analysis'>

export type Change =
  | { kind: 'sum'; before: Sum; now: Sum }
  | { kind: 'creditor' | 'sender' | 'actBy'; before: string; now: string }

/** One letter of a case. `day` is that of the letter as YYYY-MM-DD; where it names none, that on which it was added. */
export interface TimelineEntry {
  id: number
  /** What it is, or its file name while it has not been read. */
  name: string
  day: string
  isDayOfLetter: boolean
  sender: string | null
  creditor: string | null
  sum: Sum | null
  /** The day to act by, as YYYY-MM-DD. */
  actBy: string | null
  /** What it says otherwise than the last letter before it that said anything of it. */
  changes: readonly Change[]
}

/** The letters of a case in the order in which they were written, each with what it says otherwise than those before. */
export function writeTimeline(documents: readonly Listed[]): TimelineEntry[] {
  const entries = documents.map(readEntry).toSorted(byDay)
  return entries.map((entry, at) => ({
    ...entry,
    changes: listChanges(entries.slice(0, at), entry),
  }))
}

function readEntry(document: Listed): TimelineEntry {
  const { id, filename, createdAt, analysis } = document
  const { letterDate, ...facts } = analysis?.letterFacts ?? NO_FACTS
  return {
    id,
    name: nameLetter(document) ?? nameFile(filename),
    day: letterDate ?? createdAt.slice(0, 10),
    isDayOfLetter: letterDate !== null,
    sender: analysis?.senderOrganization ?? null,
    ...facts,
    actBy: analysis === null ? null : findActBy(analysis),
    changes: [],
  }
}

const NO_FACTS: LetterFacts = { letterDate: null, sum: null, creditor: null }

/** What a question has to be done by is no word of the other side. */
function findActBy({ isEnquiry, deadlines }: Analysis): string | null {
  if (isEnquiry) return null
  const main = deadlines.find(({ isMain }) => isMain) ?? deadlines[0]
  return main?.date ?? null
}

const byDay = (one: TimelineEntry, other: TimelineEntry) =>
  one.day.localeCompare(other.day) || one.id - other.id

function listChanges(before: readonly TimelineEntry[], now: TimelineEntry): Change[] {
  const sum = before.findLast((entry) => entry.sum !== null)?.sum ?? null
  const sumChange: Change[] =
    sum !== null && now.sum !== null && !isSameSum(sum, now.sum)
      ? [{ kind: 'sum', before: sum, now: now.sum }]
      : []
  const otherChanges = (['creditor', 'sender', 'actBy'] as const).flatMap((kind): Change[] => {
    const last = before.findLast((entry) => entry[kind] !== null)?.[kind] ?? null
    const current = now[kind]
    if (last === null || current === null || fold(last) === fold(current)) return []
    return [{ kind, before: last, now: current }]
  })
  return [...sumChange, ...otherChanges]
}

const isSameSum = (one: Sum, other: Sum) =>
  one.value === other.value && one.currency === other.currency

/** The same name in another hand: case, points, spaces, and how the kind of company is written. */
function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(limited|ltd|plc|llp|inc|gmbh|company|co)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
