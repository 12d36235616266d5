/** "NCTS - National Car Testing Service": a sender that prints its initials and what they stand for. */
import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { looksLikeName, NAME } from './organisation-name.ts'

/** How far down a name is spelled out, in characters. */
const HEAD = 1200
/** How far down it may say whose trading name the initials are. */
const WHOLE = 20_000
const SMALL_WORD = /^(?:of|and|the|for|to|in|&)$/i
const BEHIND = new RegExp(String.raw`^ ?(?:[-–—|•:,(]|\n)[ \t]*(${NAME})`, 'u')
const BEFORE = new RegExp(String.raw`(${NAME}) ?(?:[-–—|•,(]|\n)[ \t]*$`, 'u')

/** The candidate by its whole name, where it is initials and the letter spells them out beside them, or a town's office above its town. */
export function inFull({ working }: Letter, candidate: Candidate): Candidate {
  const link = LINKS.find(([office]) => office.test(candidate.name))?.[1]
  if (link !== undefined) return withTown(working.text.slice(0, HEAD), { candidate, link })
  if (!/^\p{Lu}{3,6}$/u.test(candidate.name)) return candidate
  const text = working.text.slice(0, HEAD)
  for (let at = text.indexOf(candidate.name); at >= 0; at = text.indexOf(candidate.name, at + 1)) {
    const end = at + candidate.name.length
    const behind = BEHIND.exec(text.slice(end, end + 120))?.[1]
    const before = BEFORE.exec(text.slice(Math.max(0, at - 120), at))?.[1]
    const name = [behind, before]
      .map((one) => cleanName(one ?? ''))
      .find((one) => looksLikeName(one) && initialsOf(one) === candidate.name)
    if (name !== undefined) return placed(text, { candidate, name, near: Math.max(0, at - 120) })
  }
  return byTradingName(working.text.slice(0, WHOLE), candidate)
}

/** What stands between the office and its town, by the word for the office. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ayuntamiento|diputación|mairie)$/iu, ' de '],
  [/^ajuntament$/iu, ' de '],
  [/^comune$/iu, ' di '],
  [/^(?:stadt|gemeinde|markt|landkreis|kreis|gemeente|waterschap|ville de|commune de)$/iu, ' '],
]

/** "AYUNTAMIENTO" over "Torrelavega", alone in its line. */
function withTown(
  text: string,
  { candidate, link }: { candidate: Candidate; link: string },
): Candidate {
  const lines = text.split('\n', 12).map((line) => line.trim())
  const at = lines.findIndex((line) => line.toLowerCase() === candidate.name.toLowerCase())
  const town = lines[at + 1] ?? ''
  if (at < 0 || !TOWN.test(town) || NO_TOWN.test(town)) return candidate
  const office = candidate.name.charAt(0).toUpperCase() + candidate.name.slice(1).toLowerCase()
  return { ...candidate, name: `${office}${link}${town}` }
}

const TOWN = /^\p{Lu}[\p{L}'’-]{2,24}(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]{2,20})?$/u

/** What an office prints below its name beside its town: a department, or what the paper is. */
const NO_TOWN =
  /amt$|kasse$|büro$|verwaltung$|(?:^|\s)(?:recaudación|hacienda|tesorería|policía|polizia|ufficio|tributi|service|finances|police|afdeling|belasting\p{L}*|dienst|team|bescheid|mahnung|aviso|avis|avviso|aanslag)(?:\s|$)/iu

/** "TQR is the trading style of Tarn Quill Rowe LLP", in the small print. */
function byTradingName(text: string, candidate: Candidate): Candidate {
  const match = new RegExp(String.raw`\b${candidate.name}${TRADING_NAME}`, 'u').exec(text)
  const name = cleanName(match?.[1] ?? '')
  if (!match || !looksLikeName(name) || !initialsOf(name).startsWith(candidate.name))
    return candidate
  return placed(text, { candidate, name, near: match.index })
}

const TRADING_NAME = String.raw`,? (?:is )?(?:an? |the )?trading (?:name|style) (?:of|for) (?:the )?(${NAME})`

function placed(
  text: string,
  { candidate, name, near }: { candidate: Candidate; name: string; near: number },
): Candidate {
  const start = text.indexOf(name, near)
  return { ...candidate, name, start, end: start + name.length }
}

function initialsOf(name: string): string {
  return name
    .split(/[ -]/)
    .filter((word) => !SMALL_WORD.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
