/** Tells the one for whom a letter is from its sender, by where their name and address stand. */
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation } from './organisation-name.ts'

/** A person above an address at the very top, who never signs a letter in which a firm says "we". */
export function isAddressedAtTop({ working, lines }: Letter, { name, start }: Candidate): boolean {
  const head = lines.filter(({ text }) => text !== '').slice(0, 4)
  const isFirst = head[0]?.start === start && head[0].text === name
  if (!isFirst || isOrganisation(name)) return false
  return (
    ONE_ADDRESS.test(head.map(({ text }) => text).join('\n')) &&
    working.text.indexOf(name) === working.text.lastIndexOf(name) &&
    WE_ACT.test(working.text.slice(0, 12_000))
  )
}

/** Two to four plain words, a street, a town, and the day: no second address, so it is not a letterhead. */
const ONE_ADDRESS =
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,3}\n[\p{L}./'ºª -]{4,40},? \d{1,4}(?!\d)[^\n]{0,20}\n\d{4,5} \p{Lu}[^\n]{0,40}\n[^\n]{0,30}\d(?: \p{L}|[./-]\d)/u
/** What no landlord or trader says of themselves alone. */
const WE_ACT =
  /(?<!\p{L})(?:(?:le|les) (?:requerimos|notificamos|comunicamos|informamos)|hemos procedido|fordern wir sie|teilen wir ihnen mit|nous vous (?:mettons|informons|notifions)|la (?:informiamo|invitiamo|diffidiamo)|(?:sommeren|verzoeken) wij u)(?!\p{L})/iu

/** A firm to which "Dear Sir or Madam" is said: below the letterhead and the day, in the block right above the greeting, and not named again below. */
export function isFirmGreeted({ working, lines }: Letter, { name, start }: Candidate): boolean {
  const greeting = lines.find(({ block }) => block === 'salutation')
  const own = lines.find((line) => line.start <= start && start <= line.end)
  if (!greeting || !own || own.index >= greeting.index || !TO_A_FIRM.test(greeting.text))
    return false
  return (
    isBelowHeadAndDay(lines.slice(0, own.index)) &&
    greeting.index - own.index <= MOST_LINES &&
    !working.text.slice(greeting.end).includes(name)
  )
}

/** All lines above: the letterhead first, the day, and a gap at the end. */
function isBelowHeadAndDay(above: Letter['lines']): boolean {
  const [first] = above
  return (
    first?.block === 'letterhead' &&
    first.text.length > 3 &&
    above.at(-1)?.text === '' &&
    above.some(({ block, text }) => block === 'date' || DATED.test(text))
  )
}

const TO_A_FIRM = /^(?:dear (?:sirs?|madam)\b|to whom it may concern)/i
const DATED = /^(?:date|dated|issue date)\b[^\n]{0,4}\d/i
const MOST_LINES = 10
