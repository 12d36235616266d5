/** Writes the one letter to send: plain, short, and safe for the person who sends it. */
import { formatLong } from '@plainletter/calendar/plain-date'

import { askedLetter } from './asked-letter.ts'
import { gatherLetterFacts } from './letter-facts.ts'
import type { DraftInput, LetterFacts } from './letter-facts.ts'
import { lintLetter } from './lint-letter.ts'
import { hasNoAnswer } from './no-letter.ts'
import { PARTS } from './paragraph.ts'
import type { ParagraphRow, Part, SubjectRow } from './paragraph.ts'
import { BUSINESS_PARAGRAPHS, BUSINESS_SUBJECTS } from './paragraphs/business.ts'
import { COURT_PARAGRAPHS, COURT_SUBJECTS } from './paragraphs/court.ts'
import { DEBT_PARAGRAPHS, DEBT_SUBJECTS } from './paragraphs/debt.ts'
import { HOME_AND_WORK_PARAGRAPHS, HOME_AND_WORK_SUBJECTS } from './paragraphs/home-and-work.ts'
import { PUBLIC_BODY_PARAGRAPHS, PUBLIC_BODY_SUBJECTS } from './paragraphs/public-bodies.ts'
import { QUESTION_PARAGRAPHS, QUESTION_SUBJECTS } from './paragraphs/questions.ts'
import { SHARED_PARAGRAPHS } from './paragraphs/shared.ts'
import { VEHICLE_PARAGRAPHS, VEHICLE_SUBJECTS } from './paragraphs/vehicles.ts'

const ROWS: readonly ParagraphRow[] = [
  ...SHARED_PARAGRAPHS,
  ...DEBT_PARAGRAPHS,
  ...COURT_PARAGRAPHS,
  ...VEHICLE_PARAGRAPHS,
  ...PUBLIC_BODY_PARAGRAPHS,
  ...HOME_AND_WORK_PARAGRAPHS,
  ...BUSINESS_PARAGRAPHS,
  ...QUESTION_PARAGRAPHS,
]
const SUBJECTS: readonly SubjectRow[] = [
  ...DEBT_SUBJECTS,
  ...COURT_SUBJECTS,
  ...VEHICLE_SUBJECTS,
  ...PUBLIC_BODY_SUBJECTS,
  ...HOME_AND_WORK_SUBJECTS,
  ...BUSINESS_SUBJECTS,
  ...QUESTION_SUBJECTS,
]

/**
 * The letter as plain text, with gaps in square brackets. Null for scams, unknown documents, questions without another
 * side, and letters that are not in English, as the sender could not be expected to read it.
 */
export function draftReply(input: DraftInput): string | null {
  const facts = gatherLetterFacts(input)
  const subject = SUBJECTS.find((row) => isFor(row, input) && fits(row, facts))
  // The paragraphs rest on the law of the United Kingdom.
  if (input.reading.jurisdiction.countryCode !== 'gb') return null
  // A letter rests on the law that we hold: where we abstain, there is none to send.
  if (!subject || !isEnglish(input) || input.analysis.coverage.depth === 'none') return null
  if (hasNoAnswer(input)) return null
  const letter = dropUnsafe(compose(subject, facts, input), input)
  return letter !== null && lintLetter(letter, input).isSafe ? letter : null
}

function compose(subject: SubjectRow, facts: LetterFacts, input: DraftInput): string {
  const part = (name: Part) => linesOf(name, facts, input)
  const body = PARTS.filter((name) => name !== 'note').map((name) =>
    name === 'item'
      ? part(name)
          .map((line, index) => `${index + 1}. ${line};`)
          .join('\n')
          .replace(/;$/, '.')
      : part(name).join(' '),
  )
  const { sender, reference } = facts.slots
  const head = [
    '[Your name]\n[Your address]',
    formatLong(input.today),
    `${sender ?? '[Their name]'}\n${input.reading.isEnquiry ? '[Their address]' : '[Their address, as in their letter]'}`,
    ...(reference ? [`Your reference: ${reference}`] : []),
    'Dear Sir or Madam,',
    subject.says,
  ]
  const notes = part('note').map((line) => `Note for you, not to send: ${line}`)
  return [...head, ...body, 'Yours faithfully,', '[Your name]', ...notes]
    .filter((block) => block !== '')
    .join('\n\n')
}

function linesOf(part: Part, facts: LetterFacts, input: DraftInput): string[] {
  return ROWS.filter((row) => row.part === part && isFor(row, input) && fits(row, facts)).flatMap(
    (row) => {
      const line = fill(row.says, facts)
      return line === null ? [] : [line]
    },
  )
}

function isFor(row: ParagraphRow | SubjectRow, input: DraftInput): boolean {
  if (!row.kinds.includes(input.reading.documentType)) return false
  const letter = row.asked ? askedLetter(input) : null
  return !row.asked || (letter !== null && row.asked.includes(letter))
}

function fits(
  { when = [], unless = [] }: Pick<ParagraphRow, 'when' | 'unless'>,
  { holds }: LetterFacts,
): boolean {
  return when.every((fact) => holds.has(fact)) && !unless.some((fact) => holds.has(fact))
}

/** Null when a word that the row needs is unknown. */
function fill(says: string, { slots }: LetterFacts): string | null {
  const words = new Map<string, string>(Object.entries(slots))
  const needed = [...says.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (needed.some((name) => !words.has(name))) return null
  return says.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole)
}

/** Takes out each sentence that the linter refuses. A letter that is too long as a whole is not sent. */
function dropUnsafe(letter: string, input: DraftInput): string | null {
  const result = lintLetter(letter, input)
  if (result.isSafe) return letter
  if (result.problems.some((problem) => problem.sentence === null)) return null
  const bad = result.problems.map((problem) => problem.sentence ?? '')
  const cleaned = bad.reduce((text, sentence) => text.replace(sentence, ''), letter)
  return cleaned
    .replace(/[ \t]+\n/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isEnglish({ reading }: DraftInput): boolean {
  return reading.language.toLowerCase().startsWith('en')
}
