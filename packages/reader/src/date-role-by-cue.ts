/** Says what a date is by the cue that stands nearest to it. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import { OF_PAPER_ABROAD } from './date-role-abroad.ts'
import { isNamedForElse } from './event-labels.ts'
import { DECIDED } from './hearing-day.ts'
import { isUnderHand, ON_COMING_DAY } from './letter-date.ts'
import { lineAt, within } from './letter.ts'
import type { HitOf, Letter } from './letter.ts'

type Place = { start: number; end: number }
export type Scene = { letter: Letter; cues: readonly HitOf<'date'>[]; documentType: DocumentType }
/** `previous` is the date before it in the text, with its role. */
export type At = { date: Place; previous: (Place & { role: DateRole }) | undefined }
type Told = At & { left: string; right: string }

/** The nearest cue governs; where none is near, the nearest word in the sentence that tells an event from another paper. */
export function cuedRole(scene: Scene, at: Told): DateRole | undefined {
  if (isOwnDay(at)) return 'letter'
  const near = nearCue(scene, at)?.row.role
  if (near === undefined) return farRole(scene, at)
  return isOfSomethingElse(scene, at.left, near) ? 'other' : near
}

function isOwnDay({ left, right }: Told): boolean {
  return isUnderHand(left) || (OWN.test(left) && !/^[^\n]*\d\.\d\d\b/.test(right))
}

/** A hearing that is over, the day of another paper, or of a contract. */
function isOfSomethingElse(scene: Scene, left: string, near: DateRole): boolean {
  if (near === 'hearing') return DECIDED.test(left)
  if (OF_PAPER_ABROAD.test(left)) return true
  if (near === 'incident') return false
  const isOfAnother = OF_ANOTHER.test(left) && !isOwnClaim(scene, left)
  return near === 'letter' && (isOfAnother || ON_COMING_DAY.test(left) || isNamedForElse(left))
}

/** "The claim was issued on", said on the claim: its own day. */
function isOwnClaim({ documentType }: Scene, left: string): boolean {
  return (
    documentType === 'COURT_CLAIM' && /\bclaim\b[^.\n]{0,24}\bissued\b[^.\n]{0,20}$/i.test(left)
  )
}

/** How far a label or a verb may stand from its date, and how far any word of the same sentence. */
const NEAR = 34
const FAR = 120

function nearCue(scene: Scene, at: Told): HitOf<'date'> | undefined {
  const { start } = at.date
  const from = Math.max(start - 70, at.previous?.end ?? 0, start - at.left.length)
  const near = nearest(cuesBefore(scene, { start: from, end: start }))
  return near && start - near.end <= NEAR ? near : undefined
}

function farRole(scene: Scene, { date, left, right }: Told): DateRole | undefined {
  const from = date.start - Math.min(FAR, left.length)
  const earlier = cuesBefore(scene, { start: from, end: date.start }).filter(isTold)
  const column = right.search(/ {3}|\t/)
  const isInHead = (lineAt(scene.letter.lines, date.start)?.index ?? 0) < 8
  const reach = isInHead && column >= 0 ? column : right.length
  const later = within(scene.cues, { start: date.end, end: date.end + reach }).filter(isTold)
  return (nearest(earlier) ?? later[0])?.row.role
}

/** Cues before a date that are not the label of another value. */
function cuesBefore(scene: Scene, stretch: Place): HitOf<'date'>[] {
  const { text } = scene.letter.working
  return within(scene.cues, stretch).filter(
    (cue) => !OTHER_COLUMN.test(text.slice(cue.end, stretch.end)),
  )
}

/** "Tenancy ref 300417-T      24 July": the label has its value in the column before. */
const OTHER_COLUMN = /\d[^\n]*(?: {3}|\t)/

function nearest(cues: readonly HitOf<'date'>[]): HitOf<'date'> | undefined {
  return cues.toSorted((a, b) => b.end - a.end || a.start - b.start)[0]
}

/** Only what is told of the past reaches over a sentence. */
function isTold({ row }: HitOf<'date'>): boolean {
  return row.role === 'incident' || row.role === 'other'
}

/** "an agreement dated", "a charge issued on": the date of another paper. "This notice was issued on" is its own. */
const OF_ANOTHER =
  /^\s*(?:writ|warrant|judgment|agreement|contract|invoice) {2,}(?:dated|made|issued)\b|(?<!\bthis )\b(?:agreement|warrant|order|judgment|letter|contract|lease|loan|default notice|parking charge|pcn|ticket|invoice|claim|reminder|writ|decree|bill|statement)s?\b(?:(?! {2}|\t)[^.\n]){0,40}\b(?:dated|issued|sent|made|signed)\b[^.\n]{0,20}$/i
/** A label that opens its line speaks of this paper. */
const OWN =
  /^\s*(?:date de l['’]avis(?: de contravention)? |(?:claim|reminder|letter|notice|bill|statement|order) (?:issued|sent|dated)|(?:charge )?served on|sent(?: by \w+)?(?: on)?|(?:inviato|enviado|verzonden|envoyé|gesendet)(?: el| il| le| am| op)? ?:)\W*(?:\p{L}{3,10},? )?$/iu
