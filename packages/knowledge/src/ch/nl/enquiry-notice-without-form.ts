/** Questions about a notice for a home that came without the official form, or from one spouse alone: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_NL: Words = {
  'ch.ask.notice-without-form': {
    says: 'Een opzegging van een woning zonder het officiële formulier van het kanton is nietig: blijf en betaal door. Vertrouw daar toch niet alleen op. Schrijf binnen 30 dagen aan de verzoeningsinstantie dat zij nietig is en vraag ook om meer tijd. Tot vier jaar is mogelijk, bij leeftijd, kinderen, ziekte of geen andere woning. Het is gratis, zonder advocaat. Een nieuwe opzegging op het formulier begint opnieuw.',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'Nee. De gezinswoning kan één echtgenoot alleen opzeggen met het duidelijke ja van de ander. Anders is de opzegging nietig, wie het contract ook tekende. Schrijf dat meteen aan de verhuurder en vraag de rechter om bescherming (Eheschutz): die kan u de woning geven en een bijdrage vaststellen. Ook de verhuurder moet u beiden apart opzeggen. Betaal door: achterstand is iets anders.',
  },
}
