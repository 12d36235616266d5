/** The law on late goods, sales at a distance and flights, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_NL: Words = {
  'be.buy.right-delivery': {
    says: 'Een winkel moet binnen dertig dagen leveren, tenzij u iets anders afsprak. Is hij te laat, geef een redelijke extra termijn. Daarna kunt u stoppen en uw geld terugkrijgen.',
  },
  'be.buy.right-not-told': {
    says: 'Een bedrijf dat op afstand verkoopt, moet u de 14 dagen om te herroepen hebben gemeld. Zo niet, dan krijgt u 12 maanden extra.',
  },
  'be.buy.right-flight': {
    says: 'Bij een vlucht die uitvalt of veel te laat is, hebt u soms recht op zorg, uw geld terug en een vast bedrag. Vraag het eerst aan de maatschappij.',
  },
}
