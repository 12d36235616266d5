/** Puts the rows of one letter in order, with the facts filled in. What the linter refuses is left out. */
import type { Reading } from '@plainletter/contracts/reading'
import { formatDay } from '@plainletter/phrases/format'
import { fill, sayLetter } from '@plainletter/phrases/phrases'

import { askedLetter } from './asked-letter.ts'
import { gatherLetterFacts } from './letter-facts.ts'
import type { DraftInput, LetterFacts } from './letter-facts.ts'
import { lintSentences, whatIsKnown } from './lint-letter.ts'
import { localSpelling } from './local-spelling.ts'
import { PARTS } from './paragraph.ts'
import type { Block, ParagraphRow, Part, Scope } from './paragraph.ts'

/** A filled sentence with the row that it comes from. */
export type FilledLine = Pick<ParagraphRow, 'why' | 'law'> & { says: string }
export type Paragraph = { part: Part; text: string; lines: readonly FilledLine[] }

/** A letter in its pieces. `advice` is for the person, in the reader's language. */
export type Letter = {
  subject: string
  blocks: ReadonlyMap<Block, string>
  paragraphs: readonly Paragraph[]
  advice: readonly string[]
}

/** Lines that one letter has besides those of its rows, such as a tone or the person's own words. */
export type ExtraLine = FilledLine & { part: Part; place: 'first' | 'last' }

/** Null when no row names a subject: there is no such letter. */
export function composeLetter(
  input: DraftInput,
  extra: readonly ExtraLine[] = [],
  isJoint = false,
): Letter | null {
  const facts = gatherLetterFacts(input)
  const known = whatIsKnown(input)
  const { letters } = input
  const subject = letters.subjects.find((row) => isFor(row, input) && fits(row, facts))
  if (!subject) return null
  const paragraphs = PARTS.flatMap((part) => paragraphOf(part, linesOf(part), input))
  return {
    subject: fillSlots(subject.says, facts.slots) ?? '',
    blocks: blocksOf(input, facts, isJoint),
    paragraphs,
    advice: letters.notes
      .filter((row) => isFor(row, input) && fits(row, facts))
      .flatMap((row) => fillSlots(input.phrases.letters[row.note], facts.noteSlots) ?? []),
  }

  function linesOf(part: Part): FilledLine[] {
    const own = extra.filter((line) => line.part === part)
    const rows = letters.rows
      .filter((row) => row.part === part && isFor(row, input) && fits(row, facts))
      .flatMap((row) => {
        const says = fillSlots(row.says, facts.slots)
        return says === null || lintSentences(says, known).length > 0 ? [] : [{ ...row, says }]
      })
    return [
      ...own.filter((line) => line.place === 'first'),
      ...rows,
      ...own.filter((line) => line.place === 'last'),
    ]
  }
}

function paragraphOf(
  part: Part,
  lines: readonly FilledLine[],
  { letters }: DraftInput,
): Paragraph[] {
  if (lines.length === 0) return []
  const { space, itemEnd } = letters.frame
  const items = lines.map(
    ({ says }, index) => `${index + 1}. ${says}${itemEnd[index === lines.length - 1 ? 1 : 0]}`,
  )
  const text = part === 'item' ? items.join('\n') : lines.map(({ says }) => says).join(space)
  return [{ part, text: localSpelling(text, letters), lines }]
}

function blocksOf(
  { letters, reading, today }: DraftInput,
  { slots }: LetterFacts,
  isJoint: boolean,
): Letter['blocks'] {
  const { frame, phrases } = letters
  const address = reading.isEnquiry ? frame.theirAddress : frame.theirAddressInLetter
  const names = isJoint ? `${frame.yourName}\n${frame.secondName}` : frame.yourName
  return new Map<Block, string>([
    ['you', `${names}\n${frame.yourAddress}`],
    ['day', fill(frame.date, { day: formatDay(phrases, today) })],
    ['them', `${slots.sender ?? frame.theirName}${frame.honorific}\n${address}`],
    ['reference', slots.reference ? fill(frame.reference, { reference: slots.reference }) : ''],
    ['greeting', frame.greeting],
    ['closing', frame.closing],
    ['signature', names],
  ])
}

/** The letter as plain text. */
export function letterText(
  { subject, blocks, paragraphs }: Letter,
  { letters }: DraftInput,
): string {
  const textOf = (block: Block): string => {
    if (block === 'subject') return `${letters.frame.subject.letter}${subject}`
    if (block === 'body') return paragraphs.map(({ text }) => text).join('\n\n')
    return blocks.get(block) ?? ''
  }
  const blocksInOrder = letters.frame.layout.map(textOf).filter((block) => block !== '')
  return localSpelling(blocksInOrder.join('\n\n'), letters)
}

/** A note for the person as it stands after a letter. */
export function adviceLine(note: string, { phrases }: DraftInput): string {
  return sayLetter(phrases, 'noteLabel', { note })
}

function isFor(row: Scope, input: DraftInput): boolean {
  const { purpose, reading } = input
  if (row.purposes ? !purpose || !row.purposes.includes(purpose) : purpose !== undefined)
    return false
  if (!isForPaper(row, reading)) return false
  if (!row.asked) return true
  const letter = askedLetter(input)
  return letter !== null && row.asked.includes(letter)
}

/** A row for papers is for no other letter; what a kind asks of others would be wrong for a paper of its own. */
function isForPaper({ kinds, papers }: Scope, { documentType, paper }: Reading): boolean {
  if (papers) return paper !== null && papers.includes(paper.name)
  if (!kinds) return true
  return paper === null && kinds.includes(documentType)
}

function fits({ when = [], unless = [] }: Scope, { holds }: LetterFacts): boolean {
  return when.every((fact) => holds.has(fact)) && !unless.some((fact) => holds.has(fact))
}

/** Null when a word that the row needs is unknown. */
function fillSlots(says: string, slots: Partial<Record<string, string>>): string | null {
  if (!says.includes('{')) return says
  const known = new Map(Object.entries(slots))
  const needed = [...says.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (needed.some((name) => known.get(name) === undefined)) return null
  return says.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole)
}
