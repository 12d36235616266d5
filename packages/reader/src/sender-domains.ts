/** Senders that only a web or mail address gives away. */
import type { Letter } from './letter.ts'

type Candidate = { name: string; start: number; end: number; score: number }

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

const DOMAIN =
  /(?:@|www\.|https?:\/\/|\b)([a-z0-9-]{3,40})\.(gov\.uk|co\.uk|org\.uk|com|example|org|net)\b/gi

/** A council's or a firm's name from its domain; weak evidence unless the body is a London borough. */
export function domainSenders(letter: Letter): Candidate[] {
  const text = letter.working.text.slice(0, 40_000)
  const found: Candidate[] = []
  for (const match of text.matchAll(DOMAIN)) {
    if (found.length >= 12) break
    const label = (match[1] ?? '').toLowerCase()
    const borough = BOROUGHS.find((name) => name.replace(' ', '') === label)
    const place = { start: match.index, end: match.index + match[0].length }
    if (borough && match[2] === 'gov.uk') {
      found.push({
        ...place,
        name: `${ROYAL.has(borough) ? 'Royal' : 'London'} Borough of ${capital(borough)}`,
        score: 6.4,
      })
    } else {
      const printed = printedName(text, label)
      if (printed) found.push({ ...printed, score: 2.2 })
    }
  }
  return found
}

function capital(name: string): string {
  return name.replace(
    /(^| )(\w)/g,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** "arista" in the address and "Arista" in the text. */
function printedName(text: string, label: string): Omit<Candidate, 'score'> | undefined {
  if (
    label.length < 4 ||
    /^(?:gmail|hotmail|outlook|yahoo|mail|google|facebook|twitter)$/.test(label)
  )
    return undefined
  const at = text.slice(0, 8000).toLowerCase().indexOf(label)
  for (let from = at, tries = 0; from >= 0 && tries < 8; tries += 1) {
    const name = text.slice(from, from + label.length)
    const isWord =
      !/[\p{L}\p{N}@./-]/u.test(text.charAt(from - 1)) &&
      !/[\p{L}\p{N}@/-]/u.test(text.charAt(from + label.length))
    if (/^\p{Lu}/u.test(name) && isWord) return { name, start: from, end: from + label.length }
    from = text
      .slice(0, 8000)
      .toLowerCase()
      .indexOf(label, from + 1)
  }
  return undefined
}
