/** The Dutch words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_NL: Words = {
  'es.ask.seize-without-judge': {
    says: 'Een incassobureau kan zonder rechtbank geen loon, rekening of spullen in beslag nemen. Vraag schriftelijk contract, afrekening en bewijs van aankoop. Kijk of ze verjaard is: meestal vijf jaar vanaf de laatste aanmaning of betaling. Betaal en erken vooraf niets. Kaartrente kan woeker zijn. Eis enkel brieven; meld telefoontjes op het werk en een foute ASNEF-vermelding bij de AEPD.',
  },
  'es.ask.eviction-day': {
    says: 'Ga naar de zitting en vraag vandaag een gratis advocaat (abogado de oficio). Vraag de sociale dienst de rechter te melden dat u in nood bent: dat kan de ontruiming stilleggen.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Een brief van de verhuurder eindigt uw huur niet. Alleen een rechter kan u laten vertrekken. Antwoord schriftelijk en vraag gratis raad.',
  },
}
