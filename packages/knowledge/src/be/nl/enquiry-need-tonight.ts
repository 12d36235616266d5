/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: 'Ga naar het OCMW (CPAS) van de gemeente waar u nu bent: het moet mensen zonder woning dringend helpen, ook als u elders ingeschreven bent. Brussel: Samusocial 0800 99 340, gratis, dag en nacht. Wallonië: 1718 in kantooruren. Vlaanderen: het CAW. Is het dicht? Vraag de politie naar de opvang. Vraag een nee op papier: de arbeidsrechtbank is gratis en kan snel zijn.',
  },
  'be.ask-need.food': {
    says: 'Ga vandaag naar het OCMW (CPAS) van uw gemeente en zeg dat u geen eten hebt. Vraag dringende hulp: geld, bonnen of een pakket, nog voor de hele beslissing. Wacht u op een leefloon of een andere uitkering? Vraag een voorschot. Het moet een ontvangstbewijs geven en in 30 dagen beslissen. Het OCMW en de voedselbanken weten waar er vandaag eten is. De arbeidsrechtbank is gratis.',
  },
  'be.ask-need.power-off': {
    says: 'Bel nu het OCMW (CPAS) en de leverancier en zeg dat er een baby is. In Brussel kan alleen een rechter afsluiten wegens onbetaalde rekeningen toestaan, van 1 oktober tot 31 maart gebeurt het niet, en het OCMW kan de stroom terug laten zetten. In Wallonië beslist ook eerst een rechter, in Vlaanderen een commissie (LAC), ook over heraansluiten. Vraag een plan en het energiefonds. De ombudsman is gratis.',
  },
  'be.ask-need.lender': {
    says: 'Bel bij gevaar nu 112 of 101. U bedreigen om geld is een misdrijf. Doe aangifte bij de politie met berichten, namen en betalingen, en vraag bescherming. Wie van lenen zijn werk maakt, heeft een vergunning nodig; zo niet, meld het ook aan de FOD Economie. Leen niets om hem te betalen en spreek niet alleen af. Het OCMW (CPAS) helpt gratis met schulden.',
  },
}
