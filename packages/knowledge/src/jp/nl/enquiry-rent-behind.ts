/** The Dutch words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_NL: Words = {
  'jp.ask.rent-behind-out': {
    says: 'Alleen een deurwaarder van de rechtbank (執行官) met een vonnis mag u uitzetten, nooit de verhuurder of het garantiebedrijf. Rechters beëindigen de huur meestal vanaf zo’n drie maanden achterstand. Betaal nu wat u kunt en bied schriftelijk termijnen aan. Komt er post van de rechtbank? Antwoord en ga. Sloten vervangen is verboden: bel de politie. De stad kan huur betalen (住居確保給付金): 自立相談支援機関.',
  },
}
