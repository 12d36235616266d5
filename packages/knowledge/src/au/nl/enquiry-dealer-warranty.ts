/** The Dutch words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_NL: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'In Queensland moet een dealer op de meeste gebruikte auto’s garantie geven; een „as is”-papier verandert dat niet. Onder 160.000 km en tot 10 jaar oud: 3 maanden of 5.000 km. Ouder of meer: 1 maand of 1.000 km. Meld het gebrek binnen die tijd schriftelijk met rapport; reparatie is gratis. Bij een groot gebrek ook geld terug. Weigert hij: Fair Trading, daarna QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Een papier met „as is” of „no warranty” neemt de consumentengaranties niet weg: zo’n beding is nietig. Een auto van een dealer moet voor leeftijd, prijs en kilometers goed genoeg zijn. Bij een groot gebrek kiest u geld terug, een andere auto of reparatie. Alleen een vooraf getoond gebrek telt niet. Rapport van een monteur, brief met datum, dan fair trading en het tribunaal van uw staat.',
  },
}
