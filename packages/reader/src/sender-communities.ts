/** Senders without a letterhead: one person who is a firm. The community of a house is in house-communities.ts. */
import type { Line } from './blocks.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation } from './organisation-name.ts'

/** More than a line of the body has. */
const TRADE = 6.2

/** "Ada Marsh" above "Ada Marsh | Design & Web": who signs is the whole firm, and what stands behind the name is the trade. */
export function fromOwnTrade({ lines }: Letter): Candidate[] {
  const full = lines.filter(({ text }) => text !== '')
  const at = full.findIndex((line, order) => isTradeOf(full[order - 1], line))
  const line = full[at]
  const name = full[at - 1]?.text
  if (!line || name === undefined || full.slice(0, HEAD).some(isHouse)) return []
  return [{ name, start: line.start, end: line.start + name.length, score: TRADE, isSigned: true }]
}

const HEAD = 4
const isHouse = ({ text, block }: Line): boolean => block === 'letterhead' && isOrganisation(text)

function isTradeOf(above: Line | undefined, { text }: Line): boolean {
  if (!above || !PERSON.test(above.text) || !text.startsWith(above.text)) return false
  const trade = text.slice(above.text.length)
  return /^ [|·•–-] \p{Lu}/u.test(trade) && trade.length <= 60 && !LEGAL_FORM.test(trade)
}

const PERSON = /^\p{Lu}[\p{Ll}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2}$/u
const LEGAL_FORM =
  /\b(?:ltd|limited|llc|inc|gmbh|ug|ag|kg|sarl|sàrl|sas|s\.?r\.?l|s\.?l|b\.?v|n\.?v|verein|stiftung|bank)\b/i
