/** Questions about charges that go on after a contract was cancelled: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_DE: Words = {
  'es.ask.cancelled-still-charged': {
    says: 'Ihre Kündigung gilt ab dem Tag, an dem Sie sie abgaben. Sie dürfen so kündigen, wie Sie beigetreten sind; ein Burofax darf niemand verlangen. Sagen Sie der Bank, sie soll neue Abbuchungen ablehnen und die der letzten acht Wochen zurückholen, ohne Grund. Ältere fordern Sie schriftlich von der Firma, mit Ihrer E-Mail. Beträge unter 50 € oder die Sie bei einer Behörde, im Schiedsverfahren oder vor Gericht bestreiten, dürfen nicht in Listen wie ASNEF. Die OMIC hilft kostenlos.',
  },
}
