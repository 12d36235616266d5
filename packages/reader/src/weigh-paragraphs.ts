/**
 * Orders to software that no line gives away by itself: they run over several lines, or are told as a log, a note or a part to
 * play. A few sentences that stand together are weighed by families of signs (`order-signs.ts`); one family alone is no order.
 */
import type { Working } from './normalise.ts'
import { occurs } from './occurrences.ts'
import { ENCODED, ORDER_SIGNS } from './order-signs.ts'
import type { OrderSign } from './order-signs.ts'
import type { Stretch } from './sentence.ts'

/** Two strong families, or several weak ones. */
const ENOUGH = 4
/** Where nobody is named: to tell a third person this and keep back that is said to no reader of a letter. */
const ENOUGH_UNADDRESSED = 5
/** So many sentences stand together. */
const TOGETHER = 3
/** Longer than this a paragraph is looked at by its sentences; shorter as one. */
const SHORT_PARAGRAPH = 420

/** Where such orders stand: from the first sentence that has a sign to the last. */
export function ordersInParagraphs(whole: Working): Stretch[] {
  const joined = { text: readOn(whole.text) }
  const stands = ({ pattern }: OrderSign) => occurs(pattern, pattern.multiline ? whole : joined)
  const encoded = encodedWords(whole.text)
  // Of most letters no more is asked than the first sign of each family.
  if (!isOrder(ORDER_SIGNS.map((family) => family.find(stands)))) return encoded
  const families = ORDER_SIGNS.map((family) => family.filter(stands)).filter(
    (family) => family.length > 0,
  )
  const told = paragraphsOf(whole.text).flatMap((one) => ordersIn(whole.text, one, families))
  return [...encoded, ...told]
}

/** Words that only a program can read: no letter says anything to a person so. */
function encodedWords(text: string): Stretch[] {
  return Array.from(text.matchAll(ENCODED), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ start, end }) => READABLE.test(decoded(text.slice(start, end))))
}

/** Four letters of the code are three of the text. */
function decoded(code: string): string {
  const bits = Array.from(code.replace(/=+$/, ''), (letter) =>
    CODE.indexOf(letter).toString(2).padStart(6, '0'),
  ).join('')
  return (bits.match(/.{8}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
    .join('')
}

const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Four plain words or more. */
const READABLE = /^(?=(?:[\w'’,;:-]+[ \n]+){3})[\x20-\x7e\s]+$/

type Family = readonly OrderSign[]

/** `first`: of each family the first sign that it has. */
function isOrder(first: readonly (OrderSign | undefined)[]): boolean {
  const signs = first.filter((one) => one !== undefined)
  const weight = signs.reduce((sum, one) => sum + one.weight, 0)
  const isToSoftware = signs.some(({ software }) => software)
  return signs.length > 1 && weight >= (isToSoftware ? ENOUGH : ENOUGH_UNADDRESSED)
}

function ordersIn(text: string, paragraph: Stretch, families: readonly Family[]): Stretch[] {
  const sentences = sentencesOf(text, paragraph)
  const isShort = paragraph.end - paragraph.start <= SHORT_PARAGRAPH
  const width = isShort ? sentences.length : TOGETHER
  const found: Stretch[] = []
  for (let at = 0; at + width <= Math.max(sentences.length, width); at += 1) {
    const group = sentences.slice(at, at + width)
    const stretch = signedPart(text, group, families)
    if (stretch) found.push(stretch)
  }
  return found
}

/** The part of a group from its first sentence with a sign to its last, where its signs are enough. */
function signedPart(
  text: string,
  group: readonly Stretch[],
  families: readonly Family[],
): Stretch | null {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return null
  const words = plain(text.slice(first.start, last.end))
  if (!isOrder(signsIn(words, families))) return null
  const signed = group.filter(
    ({ start, end }) => signsIn(plain(text.slice(start, end)), families).length > 0,
  )
  return { start: signed[0]?.start ?? first.start, end: signed.at(-1)?.end ?? last.end }
}

/** The first sign of each family that the page has, where the words have any of it. */
function signsIn(words: string, families: readonly Family[]): OrderSign[] {
  return families.flatMap((family) =>
    family.some(({ pattern }) => pattern.test(words)) ? family.slice(0, 1) : [],
  )
}

/** As it stands, and with its lines joined: some signs are whole lines, others run over two. */
function plain(words: string): string {
  return `${words}\n${readOn(words)}`
}

/** Without the ends of lines, hyphens at them, and the numbers of a list, that break a sentence. */
function readOn(text: string): string {
  return text
    .replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
    .replace(/(?<=[^.!?:\n])[ \t]*\n(?!\s*\n)[ \t]*/g, ' ')
    .replace(/(?<=\p{L} )\d{1,2}[.)] /gu, '')
    .replace(SPACED_OUT, (line) => line.replace(LETTER_TO_LETTER, '').replace(/ {2,}/g, ' '))
}

/** A whole line of words in spaced letters, also of two letters. */
const SPACED_OUT = /^(?=[^\n]*(?<!\S)\p{L} \p{Ll} {2,}\S)[^\n]+$/gmu

const LETTER_TO_LETTER = /(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu

function paragraphsOf(text: string): Stretch[] {
  return Array.from(
    text.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g),
    ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }),
  )
}

function sentencesOf(text: string, { start, end }: Stretch): Stretch[] {
  const ends = Array.from(
    text.slice(start, end).matchAll(SENTENCE_ENDS),
    ({ index, 0: { length } }) => start + index + length,
  ).filter((stop) => stop < end)
  return [...ends, end].map((stop, at) => ({ start: ends[at - 1] ?? start, end: stop }))
}

/** Also where a line in brackets or a comment closes, and before a line that opens one: such a line is no part of its neighbours. */
const SENTENCE_ENDS = /[.!?]["”»)\]]?\s+|。|(?:\]|-->|\*\/)[ \t]*\n|\n(?=[ \t]*(?:\[|<!--|\/\*))/g
