/** Makes one sender of the many ways a letter prints, and a scanner breaks, its name. */
import { asksOnce } from './asked-lately.ts'

/** A name that may be the sender's, with its place and how much speaks for it. */
export type Candidate = {
  name: string
  start: number
  end: number
  score: number
  /** A name without a word for a firm that counts all the same: it signs, or its own address bears it out. */
  isSigned?: boolean
}

/** A name without case, marks, legal form and the confusions of OCR. */
export const senderKey: (name: string) => string = asksOnce((name) =>
  name
    .toLowerCase()
    .replace(/\b(?:ltd|lid|limited|lirnited|plc|llp|gmbh|sarl|sprl|bvba|the)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/[1i|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/3/g, 'e'),
)

/** Same firms become one candidate that has all their votes; the cleanest, then the fullest, form is its name. */
export function mergeSenders(candidates: readonly Candidate[]): Candidate[] {
  const groups: { keys: string[]; members: Candidate[] }[] = []
  for (const candidate of candidates) {
    const key = senderKey(candidate.name)
    const group = groups.find(({ keys }) => keys.some((one) => isSame(one, key)))
    if (!group) groups.push({ keys: [key], members: [candidate] })
    else {
      group.members.push(candidate)
      if (!group.keys.includes(key)) group.keys.push(key)
    }
  }
  return withFullForms(groups.map(({ members }) => settle(members)))
}

function settle(group: readonly Candidate[]): Candidate {
  const ordered = group.toSorted((a, b) => b.score - a.score || a.start - b.start)
  const [best = { name: '', start: 0, end: 0, score: 0 }] = ordered
  const votes = Math.min(3, group.length - 1)
  const cleanest = ordered.reduce((kept, one) => (isCleaner(one, kept, best) ? one : kept), best)
  return { ...cleanest, score: best.score + votes * 0.8 }
}

/** Fewer broken marks; else the same name with its legal form; else the longer of two broken forms. */
function isCleaner(one: Candidate, kept: Candidate, best: Candidate): boolean {
  const gain = dirt(kept.name) - dirt(one.name)
  if (gain !== 0) return gain > 0 && one.score > 0
  if (senderKey(one.name) === senderKey(kept.name))
    return one.name.length > kept.name.length && one.name.startsWith(best.name)
  const [longer, shorter] = [senderKey(one.name), senderKey(kept.name)]
  return longer.endsWith(shorter) || (longer.startsWith(shorter) && one.score >= kept.score - 4)
}

/** Marks of a bad scan in a name. */
function dirt(name: string): number {
  const marks =
    name
      .replace(/\bg?GmbH\b/g, '')
      .match(
        /\p{Ll}\p{Lu}|\p{L}\d\p{L}|\p{L}\d\b|[|~^_*]|\p{Ll} \d{1,2} (?=\p{Lu})|\bLid\b|Lirn|[a-z]rn(?:ent|unity)/gu,
      ) ?? []
  return marks.length + (/^\p{Ll}/u.test(name) ? 2 : 0)
}

/** Equal keys, a start that was cut off, or one slip in seven letters. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < 9) return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= long.length * 0.6 && long.endsWith(short)) return true
  const rest = long.slice(short.length)
  if (long.startsWith(short) && rest.length <= 10 && !TEAM.test(rest)) return true
  return isWithin(a, b, Math.floor(long.length / 7))
}

/** What follows a name to tell a part of the house, not its name. */
const TEAM =
  /^(?:parking|services?|customer|collections?|team|revenues?|legal|recover|finance|council|local|debt|enforcement|accounts|on|and|for|ls)/

/** True when at most `limit` letters must change, come or go to make one of the other. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit || a.length > 80 || b.length > 80) return false
  const first = Array.from({ length: b.length + 1 }, (_, at) => at)
  const last = Array.from(a).reduce((row, letter, at) => nextRow(row, { letter, at, b }), first)
  return (last.at(-1) ?? Infinity) <= limit
}

/** One row of the table of edit distances. */
function nextRow(
  row: readonly number[],
  { letter, at, b }: { letter: string; at: number; b: string },
): number[] {
  const next = [at + 1]
  for (const [j, other] of Array.from(b).entries()) {
    const swap = (row[j] ?? 0) + (letter === other ? 0 : 1)
    next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
  }
  return next
}

/** "PRA Group" and "PRA Group (UK) Limited" are one sender; the full form is its name. */
function withFullForms(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const short = candidates.find(({ name }) => isFullForm(candidate.name, name))
    return short ? { ...candidate, score: Math.max(candidate.score, short.score) + 0.5 } : candidate
  })
}

function isFullForm(full: string, short: string): boolean {
  if (full.length <= short.length || !full.toLowerCase().startsWith(short.toLowerCase()))
    return false
  return /^ (?:\(?\p{L}+\)? ){0,3}(?:ltd|limited|plc|llp)\b/iu.test(full.slice(short.length))
}

const REPAIRS = [
  [/\bL[il][dt]\b(?=\.?$)/, 'Ltd'],
  [/\bLirnited\b/, 'Limited'],
  [
    /(\p{L})rn(?=ents?\b|unity\b|ited\b|inistrati|iss(?:ion|aire))|(?<=\b[Ee])()rn(?=ploy)|(?<=\b[Tt]e)()rn(?=por)|(?<=\b[Cc]o)()rn(?=pens|m(?:uni|erc|and|iss|itt))/gu,
    '$1m',
  ],
  [/\bHornes\b/, 'Homes'],
  [/(?<=\p{Lu})0(?=\p{Lu})/gu, 'O'],
  [/(?<=\p{L})0(?=\p{L})/gu, 'o'],
  // "TARN HOME5": the last of some capitals, behind another word in capitals.
  [/(?<=\b\p{Lu}{2,6} \p{Lu}{2,5})5(?=\s|$)/gu, 'S'],
  // "Termoidrau1ica": beside a vowel it is an l.
  [/(?<=\p{L}{2}[aeiou])1(?=\p{Ll}{2})|(?<=\p{L}{3})1(?=[aeou]\p{Ll})/gu, 'l'],
  // "Marchett1", "Bergam0": the last letter of a long word.
  [/(?<=\p{L}{4}[bcdfghkmnprstvz])1(?=\s|$)/gu, 'i'],
  [/(?<=\p{Ll}{4})0(?=\s|$)/gu, 'o'],
  [/\bCorn(?=p|mis|mun|un[ei]|unidad)/, 'Com'],
  [/(?<!\p{L})Arnt(?=s)|(?<=\p{Ll})arnt(?!\p{L})/u, 'amt'],
  [/(?<!\p{L})amt(?=s)/u, 'Amt'],
  [/(?<=\bG)ern(?=ein|een)/, 'em'],
  [/(?<=\bF)arn(?=ili)/, 'am'],
  [/(?<=\p{Ll})I(?!\p{L}*\p{Lu})/gu, 'l'],
  [/\s*&\s*(?=\p{L}{2})/gu, ' & '],
] as const satisfies readonly (readonly [RegExp, string])[]

/** The name as people write it: "Lid" after a firm is "Ltd", "&Priestley" is "& Priestley". */
export function repairName(name: string): string {
  return REPAIRS.reduce((text, [broken, whole]) => text.replace(broken, whole), name).trim()
}
