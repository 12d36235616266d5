/** Choices of a form that nobody ticked: "[ ] Nonpayment of rent" beside "[X] Landlord's own use" says nothing of rent. */

const TICKED = String.raw`(?:\[ ?[xX✓✔] ?\]|[☒☑✅])`
const EMPTY = String.raw`(?:\[[ _]{0,3}\]|[☐□])`
/** A line that opens with a box, behind no more than a bullet or a number. */
const BOX_LINE = new RegExp(
  String.raw`^[ \t]*(?:[-*•] )?(?:\(?\p{L}\)|\d{1,2}[.)])?[ \t]*(?:${TICKED}|${EMPTY})[^\n]*$`,
  'gmu',
)
const UNTICKED = new RegExp(String.raw`${EMPTY}(?:(?!${TICKED}|${EMPTY})[^\n])*`, 'gu')
const ANY_TICKED = new RegExp(TICKED, 'u')
const ANY_EMPTY = new RegExp(EMPTY, 'u')

/** The same text, as long as before, with spaces for the choices that are not ticked. A form without a tick is left as it is. */
export function withoutUnticked(text: string): string {
  if (!ANY_EMPTY.test(text) || !ANY_TICKED.test(text)) return text
  return text.replace(BOX_LINE, (line) =>
    line.replace(UNTICKED, (choice) => ' '.repeat(choice.length)),
  )
}
