import type { Span } from '@plainletter/contracts/reading'
import type { PageMap } from '@plainletter/contracts/upload'

/** One page of the letter, cut around the marked words; `marked` is empty where nothing is marked. */
export type LetterPage = { number: number; before: string; marked: string; after: string }

export type Passage = { span: Span; quote: string }

/** Cuts the text into its pages. The words of `passage` are marked on each page they lie on. */
export function cutIntoPages(
  text: string,
  pages: readonly PageMap[],
  passage: Passage | undefined,
): readonly LetterPage[] {
  const marked = passage === undefined ? undefined : findWords(text, passage)
  const ranges: readonly Range[] = pages.length > 0 ? pages : [{ start: 0, end: text.length }]
  return ranges.map((range, index) => ({ number: index + 1, ...cutPage(text, range, marked) }))
}

type Range = { start: number; end: number }

// The span is trusted only where it gives the quote; otherwise the quote itself is looked for.
function findWords(text: string, { span, quote }: Passage): Range | undefined {
  const [start, end] = span
  if (end > start && (quote === '' || text.slice(start, end).includes(quote.trim())))
    return { start, end }
  const found = quote.trim() === '' ? -1 : text.indexOf(quote.trim())
  return found === -1 ? undefined : { start: found, end: found + quote.trim().length }
}

function cutPage(text: string, page: Range, marked: Range | undefined): Omit<LetterPage, 'number'> {
  const isOnPage = marked !== undefined && marked.start < page.end && marked.end > page.start
  if (!isOnPage) return { before: text.slice(page.start, page.end), marked: '', after: '' }
  const start = Math.max(marked.start, page.start)
  const end = Math.min(marked.end, page.end)
  return {
    before: text.slice(page.start, start),
    marked: text.slice(start, end),
    after: text.slice(end, page.end),
  }
}
