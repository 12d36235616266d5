/** The leading cases that fit as plain text: the `research` of a document. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { Precedent } from '@plainletter/contracts/precedent'

import { sayWhy } from './find-precedents.ts'
import type { FoundPrecedent, FoundPrecedents } from './find-precedents.ts'

/** Blocks of plain text with one empty line between them: what we found, then each case, then what a case is worth. */
export function layOutPrecedents({ found, says, assumesEngland }: FoundPrecedents): string {
  const blocks = found.map((one, at) => layOutOne(one, at + 1))
  const notes = found.length === 0 ? [] : [CLOSING]
  return [says, ...(assumesEngland ? [ENGLAND] : []), ...blocks, ...notes].join('\n\n')
}

const ENGLAND =
  'We could not tell which nation this is about. We took England. Other nations have cases of their own.'
const CLOSING =
  'A court looks at the facts of each case, so yours may end another way. Read the decision, or ask a free adviser, before you rely on it.'

const SIDES = {
  for_you: 'This case is on your side.',
  against_you: 'This case works against you. It is good to know it before you answer.',
  both: 'This case can help either side.',
} as const satisfies Record<Precedent['side'], string>

function layOutOne(one: FoundPrecedent, number: number): string {
  const { precedent } = one
  return [
    `${number}. ${precedent.name}, ${precedent.citation}`,
    `${precedent.court}, ${formatLong(precedent.decidedOn)}`,
    `Why this case: ${sayWhy(one)}`,
    `The question: ${precedent.asked}`,
    `What was decided: ${precedent.held}`,
    `How it helps: ${precedent.helps}`,
    `When it does not: ${precedent.limits}`,
    SIDES[precedent.side],
    `Read it: ${precedent.url}`,
    ...(precedent.urlNote === undefined ? [] : [precedent.urlNote]),
  ].join('\n')
}
