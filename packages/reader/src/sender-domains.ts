/** Senders that only a web or mail address gives away. */
import { COUNCIL_DOMAINS } from './council-domains.ts'
import { DESK_ABROAD } from './cues/desks.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'

/** London boroughs print their name in a logo, which a scan loses; their domain remains. */
const BOROUGHS = [
  'barnet',
  'bexley',
  'brent',
  'bromley',
  'camden',
  'croydon',
  'ealing',
  'enfield',
  'greenwich',
  'hackney',
  'haringey',
  'harrow',
  'havering',
  'hillingdon',
  'hounslow',
  'islington',
  'lambeth',
  'lewisham',
  'merton',
  'newham',
  'redbridge',
  'southwark',
  'sutton',
  'wandsworth',
  'barking',
  'tower hamlets',
  'waltham forest',
] as const
const ROYAL: ReadonlySet<string> = new Set(['greenwich', 'kingston'])

/** Senders whose own address stands where their name does not. */
const OWN_HOSTS: ReadonlyMap<string, string> = new Map([
  ['gettyimages', 'Getty Images'],
  ['tvlicensing', 'TV Licensing'],
  ['parkingeye', 'ParkingEye'],
  ['dcblegal', 'DCB Legal'],
  ['bwlegal', 'BW Legal'],
  ['lowell', 'Lowell'],
  ['pplprs', 'PPL PRS'],
  ['picrights', 'PicRights'],
  ['britishgas', 'British Gas'],
  ['thameswater', 'Thames Water'],
])

const DOMAIN =
  /(?:@|www\.|https?:\/\/|\b)([a-z0-9-]{3,40})\.(gov\.uk|co\.uk|org\.uk|com|example|org|net|ie|de|fr|it|es|nl|be|ch|ca|eu)\b/gi

/** A council's or a firm's name from its domain; weak evidence unless the body is a London borough. */
export function domainSenders(letter: Letter): Candidate[] {
  const text = letter.working.text.slice(0, 40_000)
  const found: Candidate[] = []
  for (const match of text.matchAll(DOMAIN)) {
    if (found.length >= 12) break
    const label = (match[1] ?? '').toLowerCase()
    const borough = BOROUGHS.find((name) => name.replace(' ', '') === label)
    const place = { start: match.index, end: match.index + match[0].length }
    if (borough && match[2] === 'gov.uk' && !isOtherwiseNamed(text, borough)) {
      found.push({
        ...place,
        name: `${ROYAL.has(borough) ? 'Royal' : 'London'} Borough of ${capital(borough)}`,
        score: 6.4,
      })
    } else {
      const named = namedByHost(text, { label, ending: match[2] ?? '' })
      if (named) found.push({ ...place, ...named, isSigned: true })
    }
  }
  return found
}

/** A council under gov.uk, the name that the letter prints like its address, or a sender whose address we know. */
function namedByHost(
  text: string,
  { label, ending }: { label: string; ending: string },
): (Pick<Candidate, 'name' | 'score'> & Partial<Candidate>) | undefined {
  const council = ending === 'gov.uk' ? COUNCIL_DOMAINS.get(label) : undefined
  const printed = council === undefined ? printedName(text, label) : undefined
  if (printed) return { ...printed, score: 2.2 }
  const name = council ?? OWN_HOSTS.get(label)
  return name === undefined ? undefined : { name, score: 2.4 }
}

/** "Hackney Council" at the top of the letter: that is how it calls itself. */
function isOtherwiseNamed(text: string, borough: string): boolean {
  return new RegExp(String.raw`(?:^|\n)[ \t]*${borough} council\b`, 'i').test(text.slice(0, 800))
}

function capital(name: string): string {
  return name.replace(
    /(^| )(\w)/g,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** "orchardvets" in the address and "Orchard Vets Group" in the text. */
export function printedName(text: string, domain: string): Omit<Candidate, 'score'> | undefined {
  const label = domain.replace(/-/g, '')
  if (label.length < 4 || MAIL_HOSTS.test(label)) return undefined
  const letters = Array.from(label).join("[ '’&-]{0,3}")
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${letters}(?![\p{L}\p{N}@/-])`, 'giu')
  const head = text.slice(0, 8000)
  const printed = Array.from(head.matchAll(pattern))
    .filter(
      ({ index, 0: name }) =>
        /^\p{Lu}/u.test(name) &&
        !BEFORE_PLACE.test(head.slice(Math.max(0, index - 12), index)) &&
        !BEHIND_PLACE.test(head.slice(index + name.length, index + name.length + 14)),
    )
    .slice(0, 8)
    .map(({ index, 0: name }) => {
      const after = index + name.length
      const rest = REST_OF_NAME.exec(head.slice(after, after + 60))?.[0] ?? ''
      return { name: name + rest, start: index, end: after + rest.length }
    })
  return printed.toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** "04107 Leipzig", "Leipzig, den 3. Mai", "der Mietspiegel von Leipzig": a town, whoever has a page under its name. */
const BEFORE_PLACE = /(?:\b\d{4,5} |(?<!\p{L})(?:von|in|aus|nach|bei|à|di|van|te|en) )$/iu
const BEHIND_PLACE = /^, (?:den |am |le |il |li |el |op )?\d{1,2}[. ]/iu

/** What may follow the word that the address holds: "Medwick" "Unitary Council". */
const REST_OF_NAME =
  /^(?: \p{Lu}\p{L}+){0,2} (?:Council|Group|Ltd|Limited|plc|LLP|GmbH|AG|SA|Services|Homes|Housing)\b/u

const MAIL_HOSTS =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|aol|gmx|web|t-?online|freenet|orange|wanadoo|free|laposte|sfr|libero|virgilio|tiscali|alice|ziggo|kpnmail|telenet|skynet|bluewin|proton(?:mail)?|btinternet|mail|google|facebook|twitter|post|posta|correo|example)$/

/** "De: cobros@gimnasiotarnela.es", "Ressources Humaines <rh@tarnelle.fr>": a mail whose head has an address and no name of a house. */
const BARE_ADDRESS =
  /(?:^|\n)(?:from|da|de|von|van|od|差出人) ?: *(?:([\p{L}'’ -]{2,40}?) *<)?<?[\w.+-]{1,40}@(?:[\w-]{1,30}\.)?([a-z0-9-]{4,40})\.(?:[a-z]{2,3}\.)?[a-z]{2,8}>?[ \t]*(?=\n)/iu

/** The house that the address names, where a first name is all that the mail is signed with. */
export function fromBareAddress({ working }: Letter): Candidate[] {
  const match = BARE_ADDRESS.exec(working.text.slice(0, 900))
  if (!match) return []
  const [all, desk = '', host = ''] = match
  const label = host.toLowerCase()
  const isNamed = desk !== '' && !DESK_ABROAD.test(desk.trim())
  if (OWN_CLAIM.test(working.text.slice(0, 4000))) return []
  if (isNamed || MAIL_HOSTS.test(label) || printedName(working.text, label)) return []
  const name = label.split('-').map(capital).join(' ')
  const start = match.index + all.lastIndexOf(host)
  return [{ name, start, end: start + label.length, score: ABOVE_FIRST_NAME, isSigned: true }]
}

/** "Sie schulden mir", "an mich herauszugeben", "kündige ich": a landlord who writes from the mailbox of a shop writes for nobody but himself. */
const OWN_CLAIM =
  /(?<!\p{L})(?:sie schulden mir|an mich (?:heraus|zurück|zu zahlen|zu überweisen)\p{L}*|vous me devez|me devez|me debe(?:n|s)?|mi deve|(?:bent u|u bent) mij)(?!\p{L})/iu

/** Any firm that the mail prints counts more. */
const ABOVE_FIRST_NAME = 2.9
