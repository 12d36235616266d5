/** Cuts a letter into lines and says what part of the letter each line belongs to. */

type Block =
  | 'letterhead'
  | 'addressee'
  | 'reference'
  | 'date'
  | 'subject'
  | 'salutation'
  | 'body'
  | 'table'
  | 'signature'
  | 'footer'

/** A line of the working copy, without its line end. `text` is trimmed. */
export type Line = { index: number; start: number; end: number; text: string; block: Block }

const SALUTATION =
  /^(?:dear\b|kia ora\b|tēnā ko(?:e|rua|utou)\b|g['’]day\b|hello\b|hi\b|hiya\b|hey\b|good (?:morning|afternoon)|to whom|sehr geehrte|guten tag|liebe[rs]?\b|madame|monsieur|bonjour|ch[eè]re?\b|estimad[oa]|muy señor|gentile|egregio|spett|geachte|beste\b|szanown|annwyl|拝啓|前略)/i
const CLOSING =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind |best |warm )?regards|sincerely|with (?:kind|best) regards|many thanks|mit freundlichen|freundliche gr(?:ü|ue)(?:ß|ss)e|hochachtungsvoll|cordialement|veuillez agr|atentamente|un cordial saludo|distinti saluti|cordiali saluti|met vriendelijke|hoogachtend|z poważaniem|敬具|signed\b|for and on behalf of|on behalf of|yn gywir)/i
const FOOTER =
  /registered (?:office|in england|in scotland|in wales|number|no\b|company)|company (?:no|number|registration)|vat (?:no|reg|number)|authori[sz]ed and regulated|regulated by|trading name|trading style|calls (?:may be|are) (?:recorded|monitored)|page \d+ of \d+|www\.|solicitors regulation authority|a company registered|incorporated in/i
const TITLED =
  /^(?:to:?\s+)?(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|herrn?|frau|m\.|mme|mlle|sr\.?a?|dña|doña|d(?:\.ª|ª)(?= )|sig\.?|dhr|mevr|de heer|the (?:legal |present )?(?:occupiers?|executors|proprietors?|managers?|directors?|owners?|licensees?|company secretary|residents?|householders?))\b/i
const LABEL = /^[\p{L}][\p{L} /'’.()-]{1,40}(?:[:：#]|\s{2,}|\t| no\b| ref\b)/iu
const REFERENCE =
  /\b(?:ref(?:erence)?|our ref|your ref|account|acc(?:oun)?t\.? no|case|claim|pcn|number|no)\b/i
const MONTH_LINE =
  /^(?:\p{L}{3,12},?\s+)?(?:den\s+)?\d{1,2}(?:st|nd|rd|th|\.)?[\s./-]+(?:\p{L}{3,12}|\d{1,2})[\s./,-]+\d{2,4}$|^(?:\p{L}{3,6}day,? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/iu

/** All lines in order, each with its block. */
export function readBlocks(text: string): Line[] {
  const lines = cut(text)
  const marks = findMarks(lines)
  let isAddress = false
  for (const line of lines) {
    isAddress = continuesAddress(line, { isAddress, marks })
    line.block = blockOf(line, { marks, isAddress })
  }
  return lines
}

type Marks = { head: number; salutation: number; closing: number }

function cut(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    lines.push({
      index: lines.length,
      start,
      end,
      text: text.slice(start, Math.min(end, start + 2000)).trim(),
      block: 'body',
    })
    start = end + 1
  }
  return lines
}

/** The head ends at the salutation or at the first line of prose. The closing is the last formula of greeting. */
function findMarks(lines: readonly Line[]): Marks {
  const salutation = lines.slice(0, 80).findIndex((line) => SALUTATION.test(line.text))
  const prose = lines.findIndex((line) => isProse(line.text))
  const fallback = prose < 0 ? Math.min(lines.length, 12) : prose
  const head = salutation >= 0 ? salutation : fallback
  const closing = lines.findLastIndex((line) => line.index > head && CLOSING.test(line.text))
  return { head, salutation, closing: closing < 0 ? Infinity : closing }
}

/** Running text rather than a heading, an address or a label. */
export function isProse(text: string): boolean {
  if (text.length < (/[.,;?!]$/.test(text) ? 40 : 60)) return false
  const words = text.split(' ', 40)
  const low = words.filter((word) => /^[a-z]/.test(word)).length
  return words.length >= 8 && low >= words.length * 0.55
}

function continuesAddress(line: Line, at: { isAddress: boolean; marks: Marks }): boolean {
  if (line.index >= at.marks.head || line.text === '') return false
  if (TITLED.test(line.text)) return true
  return at.isAddress && !LABEL.test(line.text) && !MONTH_LINE.test(line.text)
}

function blockOf(line: Line, at: { marks: Marks; isAddress: boolean }): Block {
  const { marks } = at
  if (line.index === marks.salutation) return 'salutation'
  if (isFooter(line, marks)) return 'footer'
  if (line.index >= marks.closing && line.index <= marks.closing + 8) return 'signature'
  if (MONTH_LINE.test(line.text)) return 'date'
  if (line.index < marks.head) return headBlock(line, at.isAddress)
  if (/\t|\S {2,}\S/.test(line.text)) return 'table'
  return isSubject(line) ? 'subject' : 'body'
}

function isFooter(line: Line, marks: Marks): boolean {
  return FOOTER.test(line.text) && (line.index > marks.closing || line.text.length < 220)
}

function headBlock(line: Line, isAddress: boolean): Block {
  if (isAddress) return 'addressee'
  if (LABEL.test(line.text) && (REFERENCE.test(line.text) || line.text.includes(':')))
    return 'reference'
  return isSubject(line) && line.index > 1 ? 'subject' : 'letterhead'
}

/** "Re: ..." or a line in capitals. */
function isSubject(line: Line): boolean {
  const { text } = line
  if (text.length < 6 || text.length > 120) return false
  if (/^(?:re|subject|betreff|objet|asunto|oggetto|betreft|件名)\s*[:：]/i.test(text)) return true
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
}
