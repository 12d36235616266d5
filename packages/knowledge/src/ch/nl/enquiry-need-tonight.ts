/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: 'Bel vandaag de sociale dienst (Sozialdienst, service social) van de gemeente waar u bent. De grondwet geeft ieder mens in nood hulp: een dak, eten en zorg (art. 12). Niet thuis? Ook het kanton waar u bent moet meteen helpen. Is het dicht? Vraag de politie waar u vannacht kunt slapen. Zeg dat er kinderen bij zijn. Vraag een nee op papier (Verfügung).',
  },
  'ch.ask-need.food': {
    says: 'Ga vandaag naar de sociale dienst van uw gemeente en zeg dat u geen geld voor eten hebt. De grondwet geeft ieder mens in nood hulp voor een waardig leven (art. 12). Vraag nu noodhulp (Nothilfe) in geld of bonnen, ook als uw aanvraag nog loopt. Zeggen zij nee, vraag het op papier (Verfügung). Caritas, Tischlein deck dich en kerken geven eten.',
  },
  'ch.ask-need.power-off': {
    says: 'Bel nu het stroombedrijf: zeg dat er een baby is en vraag een plan of een prepaid meter, zodat de stroom vandaag terugkomt. Bel ook de sociale dienst: die kan meteen helpen, want ieder mens in nood heeft recht op hulp (art. 12 van de grondwet). Veel bedrijven zijn van de gemeente: vraag een besluit op papier (Verfügung) en maak bezwaar.',
  },
  'ch.ask-need.lender': {
    says: 'Bel bij gevaar nu 117. U bedreigen om geld is een misdrijf, en woeker (Wucher, usure) ook. Doe aangifte met berichten, namen en betalingen, en vraag bescherming. Wie van lenen zijn werk maakt en meer dan de toegestane rente neemt, mag meestal geen rente vragen. Leen niets om hem te betalen en spreek niet alleen af. De slachtofferhulp (Opferhilfe, LAVI) is gratis, dag en nacht: 142.',
  },
}
