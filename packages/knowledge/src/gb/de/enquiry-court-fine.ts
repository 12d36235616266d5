/** Questions about a court fine that cannot be paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_DE: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: 'Rufen Sie heute das fines team im Brief an, bevor Sie eine Rate versäumen, und bitten Sie um kleinere Raten oder mehr Zeit. Schicken Sie Ihr Budget. Sonst kommen Gebühren, Abzug von Lohn oder Leistungen oder Vollstrecker, die für Gerichtsstrafen gewaltsam hinein dürfen. Gefängnis nur für den, der zahlen könnte und sich weigert; ein Richter prüft zuerst. Gehen Sie zu jedem Termin.',
  },
}
