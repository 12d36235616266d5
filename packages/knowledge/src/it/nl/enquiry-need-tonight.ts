/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: 'Bel nu de sociale dienst van de gemeente (servizi sociali). ’s Nachts en op feestdagen vraagt u naar het pronto intervento sociale: die nooddienst moet er overal zijn, dag en nacht. Vindt u die niet, of bent u in gevaar? Bel 112 en zeg dat u nergens kunt slapen en wie er bij u is. Caritas en Croce Rossa kennen de opvang.',
  },
  'it.ask-need.food': {
    says: 'Ga vandaag naar de sociale dienst van de gemeente (servizi sociali) en zeg dat u geen eten hebt en hoeveel kinderen er zijn. Vraag noodhulp: geld, winkelbonnen (buoni spesa) of een pakket. Caritas, Croce Rossa en de parochies geven eten en weten waar er vandaag maaltijden zijn. Wacht u op de assegno di inclusione? Een patronato vraagt er gratis naar.',
  },
  'it.ask-need.power-off': {
    says: 'Bel nu de firma, zeg dat er een baby is en vraag om in delen te betalen. Stuur na het betalen meteen het bewijs: de stroom moet in één werkdag terug zijn. Ga vandaag naar de sociale dienst van de gemeente: die helpt met de rekening en de bonus sociale. Kwam er 25 dagen eerder geen aangetekende brief of PEC? Dan was het fout: klaag, u krijgt geld.',
  },
  'it.ask-need.lender': {
    says: 'Bel bij gevaar nu 112. Woeker (usura) en dreigen om geld (estorsione) zijn zware misdrijven, en u bent het slachtoffer. Doe aangifte bij politie of Carabinieri met berichten, namen en betalingen. Bij woeker bent u geen rente schuldig. Leen niets om hem te betalen. De stichtingen antiusura helpen gezinnen gratis; ondernemers vragen het fonds bij de Prefettura.',
  },
}
