/** The Dutch words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_NL: Words = {
  'us.public.court-reality': {
    says: 'Een rechtbank heeft dit geld al opgelegd. In veel staten kan het zonder nieuwe zaak van teruggave of loon worden genomen.',
  },
  'us.public.court-california': {
    says: 'In Californië kan de Franchise Tax Board hiervoor loon of geld van de bank nemen. Betwist de schuld bij de rechtbank. Meld geldnood aan de Board.',
  },
  'us.public.court-right-jail': {
    says: 'U mag niet vastzitten alleen omdat u een boete niet kunt betalen. De rechtbank moet eerst vragen waarom.',
  },
  'us.public.court-step': {
    says: 'Bel de griffie (clerk) met uw zaaknummer. Vraag om tijd, een bedrag naar draagkracht of een taakstraf.',
  },
}
