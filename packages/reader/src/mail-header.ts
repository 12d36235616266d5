/** The line at the top of a mail that says who sent it. */

export type MailHeader = { name: string; address: string; start: number; end: number }

/** In English, Italian and Spanish, French, German, Dutch, Polish and Japanese. */
const HEADER =
  /(?:^|\n)(?:from|da|de|von|van|od|差出人) ?: *"?(\p{Lu}[^"<\n]{2,60}?)"? *<([^>\n]{3,120})>/iu
/** How far down it stands: below other lines of the head. */
const HEAD = 900

/** "Leah Tran - Tarn Property": the firm behind the person who writes for it. */
const OF_FIRM = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+ (?:-|–|\||at|from|@) (\p{Lu}.{2,50})$/u

/** "From: Tarn Broadband <help@tarn.example>", or undefined where the text is no mail. */
export function mailHeader(text: string): MailHeader | undefined {
  const match = HEADER.exec(text.slice(0, HEAD))
  if (!match) return undefined
  const [line, printed = '', address = ''] = match
  const name = OF_FIRM.exec(printed)?.[1] ?? printed
  return { name, address, start: match.index, end: match.index + line.length }
}

/** "From: Tarn Broadband Customer Care" among other lines of such a head, without an address; or undefined. */
export function plainHeader(text: string): Omit<MailHeader, 'address'> | undefined {
  const head = text.slice(0, HEAD)
  const match = PLAIN.exec(head)
  const name = match?.[1]?.trim() ?? ''
  if (!match || !OTHER_LINE.test(head)) return undefined
  return { name, start: match.index, end: match.index + match[0].length }
}

const PLAIN = /(?:^|\n)(?:from|sender) ?: *(\p{Lu}[^"<>@:\n]{2,60})(?=\n)/iu
const OTHER_LINE = /(?:^|\n)(?:subject|re|to|sent|date|received) ?: */i
