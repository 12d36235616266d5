/** The Dutch words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_NL: Words = {
  'es.ask.repairs': {
    says: 'Zeg het de verhuurder schriftelijk met foto’s. Hij moet de woning bewoonbaar houden. Is het dringend, dan mag u het doen en het geld vragen.',
  },
  'es.ask.landlord-enters': {
    says: 'De gehuurde woning is uw thuis. De verhuurder mag alleen binnen met uw ja of met een rechter, ook met een sleutel en wat het contract ook zegt. Alleen binnengaan kan strafbaar zijn (allanamiento, coacciones). Verbied het schriftelijk (burofax) en bewaar bewijs. U mag het slot vervangen: bewaar het oude. Gebeurt het weer, doe aangifte. Laat dringende reparaties toe op een afgesproken dag.',
  },
  'es.ask.agency-fee': {
    says: 'Bij een huurwoning betaalt de verhuurder het bureau en het contract, niet u. Hebt u betaald, vraag het schriftelijk terug. De OMIC helpt gratis.',
  },
}
