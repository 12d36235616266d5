/** How far a council tax letter has gone. */
import type { Letter } from './letter.ts'

/** A summons, an order or an officer is there, or comes next. */
export function isCouncilTaxEnforced(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (ORDERED.test(text)) return true
  const isStillToCome =
    /\b(?:apply|applying|ask)\b[^.]{0,60}\b(?:liability order|summary warrant|summons)/i.test(text)
  const isReminder = /\breminder\b/i.test(text.slice(0, 600))
  return !isStillToCome && !isReminder && ENFORCED.test(text)
}

/** The order or summons is there already. */
const ORDERED =
  /\b(?:has|have|been|was) (?:now )?(?:granted|obtained|issued|made)\b[^.]{0,80}(?:liability order|summary warrant|summons)|(?:liability order|summary warrant|summons)[^.]{0,60}\b(?:has been|was|were) (?:granted|obtained|issued|made)|summoned to (?:appear|attend)|you are (?:hereby |therefore )?summon|magistrates' court summons|council tax summons|court hearing|granted a (?:liability order|summary warrant)/i
const ENFORCED =
  /\b(?:enforcement agents?|bailiffs?|sheriff officers?|prison|imprison\w+|attachment of earnings|bankrupt\w*)\b/i

/** The last notice: the right to instalments is lost and a court follows within days. */
export function isLastNotice(letter: Letter): boolean {
  const head = letter.working.text.slice(0, 600)
  if (/\breminder\b/i.test(head) && !/\bfinal\b/i.test(head)) return false
  return /\bfinal (?:notice|demand)\b|right to pay by instalments (?:is|has been|is now) (?:lost|withdrawn|cancelled)|lost (?:the|your) right to (?:pay by )?instalments|despite (?:\w+ )?(?:previous )?reminders?[^]{0,300}\bliability order\b|(?:whole|full|all of (?:this|the)) (?:year|amount|balance|sum)[^.]{0,60}(?:is|are) (?:therefore |now )*due|summary warrant$/im.test(
    letter.working.text.slice(0, 700),
  )
}
