/** Senders whose place gives them away where no word of theirs does: above their trade or their register number, where the reader is to come, in their own address. */
import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isTradeAlone } from './not-a-sender.ts'
import { isOrganisation, looksLikeName } from './organisation-name.ts'
import { firstCell } from './sender-house.ts'
import { isWitnessSummons } from './unnamed-papers.ts'

/** The candidates of an English letter that stand so. */
export function fromPlaces(letter: Letter): Candidate[] {
  if (letter.language !== 'en') return []
  return [
    ...aboveOwnLine(letter),
    ...overLandlord(letter),
    ...whereToCome(letter),
    ...calledBefore(letter),
    ...fromOwnAddress(letter),
  ]
}

/** "HARLAND OSEI" over "Chartered Surveyors", or over "ABN 12 345 678 901": no person prints that below their name. */
function aboveOwnLine({ lines }: Letter): Candidate[] {
  const full = lines.filter(({ text }) => text !== '').slice(0, 4)
  return full.flatMap((line, at) => {
    const below = full[at + 1]?.text ?? ''
    const name = cleanName(firstCell(line))
    if (at > 1 || line.block === 'addressee' || !looksLikeName(name)) return []
    if (!isTradeAlone(below) && !REGISTERED.test(below)) return []
    return [{ name, start: line.start, end: line.start + name.length, score: 9, isSigned: true }]
  })
}

const REGISTERED =
  /^(?:A\.?B\.?N|A\.?C\.?N|NZBN|GST (?:no|number|reg)|VAT (?:no|number|reg)|company (?:no|number|reg)|(?:registered )?charity (?:no|number)|EIN|CRO|CRN)\b\.?:? ?[\dA-Z]/i

/** "Rose Quill" over "Your landlord", in lines of their own at the end. */
function overLandlord({ lines }: Letter): Candidate[] {
  const full = lines.filter(({ text }) => text !== '')
  const at = full.findLastIndex(
    ({ text }, order) => order > full.length - 8 && IS_LANDLORD.test(text),
  )
  const line = full[at - 1]
  if (!line || !PERSON.test(line.text)) return []
  const end = line.start + line.text.length
  return [{ name: line.text, start: line.start, end, score: 4.5, isSigned: true }]
}

const IS_LANDLORD =
  /^\(?(?:(?:your|the) )?(?:landlord|landlady|(?:property |home )?owner|lessor)(?: ?(?:\/|or|and) ?(?:(?:property |managing |letting )?(?:agent|manager)|landlord|owner))?\)?[.,]?$/i
const PERSON =
  /^(?:(?:Mrs?|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}.'-]{0,20}(?: \p{Lu}[\p{L}.'-]{0,20}){1,3}$/u

/** Houses to which people are asked to come. */
const HOUSE = String.raw`(?:Hospital|Infirmary|Clinic|Surgery|Medical Cent(?:re|er)|Health Cent(?:re|er)|Medical Practice|Dental (?:Practice|Care|Surgery|Cent(?:re|er))|Hospice|Opticians|Jobcentre|School|College|University|Library|Town Hall|Sports Cent(?:re|er))`
const NAMED_HOUSE = String.raw`(\p{Lu}[\p{L}'&.-]{0,24}(?: (?:of |and |the |for |& )?\p{Lu}[\p{L}'&.-]{0,24}){0,5} ${HOUSE})`
const WHERE = [
  new RegExp(
    String.raw`(?:^|\n)[ \t]*(?:[Ll]ocation|[Vv]enue|[Pp]lace|[Ww]here|[Aa]ddress|[Aa]t):[^\n]{0,60}?(?<=[ \t,])${NAMED_HOUSE}(?=,|\.|[ \t]*(?:\n|$))`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:appointment|booking|admission|operation|procedure|scan|check-?up|visit|test)s?\b[^\n]{0,100}? (?:at|with) (?:the )?${NAMED_HOUSE}(?=[,.!;]|[ \t]*(?:\n|$)| (?:on|at|is|has)\b)`,
    'gu',
  ),
]

function whereToCome({ working }: Letter): Candidate[] {
  return WHERE.flatMap((pattern) =>
    Array.from(working.text.slice(0, 8000).matchAll(pattern)).flatMap((match) => {
      const name = cleanName(match[1] ?? '')
      if (!looksLikeName(name)) return []
      const start = match.index + match[0].indexOf(match[1] ?? '')
      return [{ name, start, end: start + name.length, score: 2.2, isSigned: true }]
    }),
  ).slice(0, 4)
}

/** "The registrar of the Magistrates' Court at Tarn": who calls a witness is the court before which they come. */
function calledBefore(letter: Letter): Candidate[] {
  if (!isWitnessSummons(letter)) return []
  const named = Array.from(letter.working.text.slice(0, 8000).matchAll(COURT), (match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
    score: 5,
    isSigned: true,
  }))
  return (
    named.some(({ name }) => PLACED.test(name))
      ? named.filter(({ name }) => PLACED.test(name))
      : named
  ).slice(0, 1)
}

const COURT =
  /\b(?:Magistrates['’]?|Crown|County|District|Supreme|Local|Family|Superior|Circuit|High|Sheriff|Criminal|Coroner['’]?s|Children['’]s) Court(?: (?:at|of|in) (?!the\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})?/gu
const PLACED = / (?:at|of|in) /

/** "billing@quaybroadband.co.uk", where nothing else names anybody: its last word says what the house is. */
function fromOwnAddress({ working }: Letter): Candidate[] {
  return Array.from(working.text.slice(0, 20_000).matchAll(OWN_ADDRESS)).flatMap((match) => {
    const label = match[1] ?? ''
    const parts = label.includes('-') ? label.split('-') : (IN_TWO.exec(label)?.slice(1) ?? [label])
    const name = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')
    const isHouse = parts.length > 1 && isOrganisation(parts.at(-1) ?? '')
    if (!isHouse && !isOnlySender(working.text, match)) return []
    const start = match.index + match[0].indexOf(label)
    return [{ name, start, end: start + label.length, score: 2, isSigned: true }]
  })
}

/** "From: accounts@tarnpay.com.au" at the head of a mail, and no name anywhere: the house is called as its domain. */
function isOnlySender(text: string, { index, 1: label = '' }: RegExpExecArray): boolean {
  const isHead = /(?:^|\n)from ?: *<?$/i.test(text.slice(Math.max(0, index - 12), index))
  return isHead && !MAIL_HOSTS.test(label) && !new RegExp(`(?<![@./\\w-])${label}`, 'i').test(text)
}

const MAIL_HOSTS =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|aol|icloud|me|mac|proton|protonmail|gmx|mail|bigpond|optusnet|xtra|eircom|btinternet|sky|virginmedia|talktalk|comcast|verizon|att|rogers|shaw|bell|telus)$/

const OWN_ADDRESS =
  /[a-z0-9._-]{2,40}@([a-z][a-z0-9-]{4,40})\.(?:co\.uk|org\.uk|com\.au|co\.nz|com|ie|ca|org|net|example)\b/g
const IN_TWO =
  /^([a-z]{3,20})(broadband|water|energy|power|gas|electric|telecom|mobile|housing|homes|lettings|lets|properties|property|estates|insurance|bank|finance|loans|credit|legal|law|solicitors|parking|recovery|recoveries|collections|dental|clinic|vets|school|college|fitness|gym|travel|motors|media|systems|networks)$/
