/** Steps in a letter that make it urgent whatever its tone. */
import { lineAt, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

/** A statutory notice to put a breach of the tenancy right. */
export function isNoticeToRemedy(text: string): boolean {
  return REMEDY_NOTICE.test(text)
}

/** A day is set on which a supply ends. */
export function isCutOffSet(text: string): boolean {
  return CUT_OFF_SET.test(text)
}

const REMEDY_NOTICE =
  /\bnotice to remedy\b|\b(?:remedy|cure) (?:this|the) (?:breach|default)\b|\bpay (?:rent )?or (?:quit|vacate)\b/i
const CUT_OFF_SET =
  /\b(?:scheduled for (?:disconnection|shut-?off|termination)|will be (?:disconnected|shut off|cut off|terminated) on)\b/i

/** A default notice under section 87 of the Consumer Credit Act 1974. */
export function isDefaultNotice(letter: Letter): boolean {
  return /\b(?:default notice|notice of default)\b[^.]{0,60}\b(?:section|s\.?) ?87|(?:served|given|issued) under (?:section|s\.?) ?87/i.test(
    letter.working.text.slice(0, 20_000),
  )
}

/** The certificate or order is the letter itself, not a step it warns of. */
export function isPenaltyRegistered(letter: Letter): boolean {
  const isHeaded = signsOf(letter, 'charge_certificate').some(({ start }) => {
    const line = lineAt(letter.lines, start)
    return (
      line !== undefined &&
      line.text.length <= 90 &&
      (line.block !== 'body' || line.index < 4 || line.text === line.text.toUpperCase())
    )
  })
  return (
    isHeaded ||
    /has (?:now |therefore )?been (?:registered|increased)|been registered|warrant of control|enforcement order|enforcement warrant|\bmajorée\b[^]{0,900}\bsaisie|providencia de apremio|\bgijzeling\b/i.test(
      letter.working.text.slice(0, 20_000),
    )
  )
}
