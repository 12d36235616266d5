/** The Dutch words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_NL: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'In Queensland moet een dealer op de meeste gebruikte auto’s garantie geven; een „as is”-papier verandert dat niet. Onder 160.000 km en tot 10 jaar oud: 3 maanden of 5.000 km. Ouder of meer: 1 maand of 1.000 km. Meld het gebrek binnen die tijd schriftelijk met rapport; reparatie is gratis. Bij een groot gebrek ook geld terug. Weigert hij: Fair Trading, daarna QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Een papier met „as is” of „no warranty” neemt de consumentengaranties niet weg: zo’n beding is nietig. Een auto van een dealer moet voor leeftijd, prijs en kilometers goed genoeg zijn. Bij een groot gebrek kiest u geld terug, een andere auto of reparatie. Alleen een vooraf getoond gebrek telt niet. Rapport van een monteur, brief met datum, dan fair trading en het tribunaal van uw staat.',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'In New South Wales en Victoria hebben de meeste dealerauto’s tot 10 jaar en onder 160.000 km garantie volgens de wet. Die duurt 3 maanden of 5.000 km; „as is” maakt er geen einde aan. Meld het meteen schriftelijk met rapport en laat de dealer repareren. Oudere auto’s hebben de consumentengaranties: geld terug bij een groot gebrek. Dan Fair Trading, en NCAT of VCAT.',
  },
  'au.ask.dealer-warranty-wa': {
    says: 'In West-Australië hebben de meeste dealerauto’s vanaf 4.000 dollar garantie volgens de wet. Tot 10 jaar en 150.000 km: 3 maanden of 5.000 km. Tot 12 jaar en 180.000 km: 1 maand of 1.500 km. Afstand kan alleen met toestemming van de Commissioner. Meld het meteen schriftelijk en laat repareren. Bij een groot gebrek ook geld terug. Dan Consumer Protection, 1300 30 40 54.',
  },
}
