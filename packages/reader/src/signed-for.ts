/** The house for which somebody signs, abroad: "Pour Ateliers Tarnet SA" above a hand. */
import { OPENS_AS_DESK } from './cues/desks.ts'
import type { Letter } from './letter.ts'
import { senderKey } from './merge-senders.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation, looksLikeName } from './organisation-name.ts'

/** "Pour", "im Auftrag der": the house stands behind it. */
const FOR =
  /^(?:[Pp]our(?: le compte de)?|[Ff]ür|[Pp]er|[Pp]or|[Pp]\.|[Nn]amens|[Vv]oor|[Pp]\. ?[OP]\.|[Pp]pa\.?|[Ii]\. ?[AV]\.|[Ii]m (?:Auftrag|Namen)(?: der| des| von)?|[Aa]u nom de|[Aa] nome di|[Ee]n nombre de)(?: (?:l[aeo]|il|de|het|d[eai][rs]|den))? (?=\p{Lu})/u

/** The candidate without those words, unless they open a name that the letter has printed above. */
export function withoutFor({ language, working }: Letter, candidate: Candidate): Candidate {
  const lead = FOR.exec(candidate.name)?.[0]
  if (lead === undefined || language === 'en') return candidate
  const name = candidate.name.slice(lead.length)
  const above = working.text.slice(0, candidate.start)
  const isOwnName = above.trim() === '' || above.includes(candidate.name)
  if (isOwnName || !isOrganisation(name) || !looksLikeName(name)) return candidate
  return { ...candidate, name, start: candidate.start + lead.length, isSigned: true }
}

/** "Administratie Bureau Tarn" at the foot and "Bureau Tarn B.V." elsewhere: the desk is no part of the name. */
export function withoutDesk({ language, working }: Letter, candidate: Candidate): Candidate {
  const lead = OPENS_AS_DESK.exec(candidate.name)?.[0]
  if (lead === undefined || language === 'en') return candidate
  const name = candidate.name.slice(lead.length)
  const start = candidate.start + lead.length
  const others = working.text.slice(0, candidate.start) + working.text.slice(candidate.end)
  const isPrinted = others.includes(name) && !others.includes(candidate.name)
  return isPrinted && looksLikeName(name)
    ? { ...candidate, name, start, isSigned: true }
    : candidate
}

/** "UWV" at the top and "Namens de Raad van Bestuur UWV" at the foot: the house of the letterhead writes for itself. */
export function isOfHead(
  { lines }: Letter,
  { name, start }: Pick<Candidate, 'name' | 'start'>,
): boolean {
  const first = lines.find(({ text }) => text !== '')
  return first !== undefined && start > first.end && senderKey(first.text) === senderKey(name)
}
