/** Rows of a ticket that grows with the days: what is asked now, and what only comes later. */

/** "ON OR BEFORE 12/01/26    $75.00": what is asked first. */
const BY_A_DAY =
  /(?:^|\n)[ \t]*(?:if (?:paid|received) )?(?:on or before|by|through) \d[^\n$]{4,20}[ \t]{2,}$/i
const LATER_ROW =
  /(?:^|\n)[ \t]*(?:(?:if (?:paid|received) )?after \d[^\n$]{4,20}|\d[\d/]{5,9} (?:through|thru|to|-) \d[\d/]{5,9})[ \t]{2,}$/i
/** "- oltre il 60° giorno: € 182,23", "Au-delà de 45 jours : 180 €": to what it grows, abroad. */
const LATER_ABROAD =
  /\n[ \t]*(?:[-–•*] ?)?(?:oltre (?:il|i|tale|detto) |dopo (?:il |i )?\d|decors[oi] (?:il|i|tale) |au-delà d|passé (?:ce|le) délai|après (?:le )?\d|transcurrid[oa]s? (?:el|dicho|los) |a partir del día \d|nach (?:ablauf|dem \d)|na (?:de |die |deze )?(?:datum|termijn|\d))[^\n]{0,60}$/iu

const COSTS = /(?<!\p{L})(?:spese|frais|gastos|kosten)[ \t]*€?[ \t]*$/iu

type Sides = { left: string; own: string }

export function isFirstRow({ left, own }: Sides): boolean {
  return own.includes('$') && BY_A_DAY.test(left)
}

export function isLaterRow({ left, own }: Sides): boolean {
  if (own.includes('$')) return LATER_ROW.test(left)
  return LATER_ABROAD.test(left) && !COSTS.test(left)
}
