/** Offers without prejudice, and letters of firms that write about parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_NL: Words = {
  'gb.offer.right-not-shown': {
    says: 'Een aanbod “without prejudice” mag de rechter niet zien als bewijs van uw schuld. Dat geldt voor hun aanbod en voor het uwe.',
  },
  'gb.offer.claim-goes-on': {
    says: 'Zijn er papieren van de rechter gekomen, dan stopt een aanbod de zaak niet. Stuur uw antwoord (defence) op tijd: 14 dagen na de papieren, of 28 als u om meer tijd vroeg.',
  },
  'gb.offer.step-heading': {
    says: 'Doet u een aanbod, zet er dan “without prejudice” boven. Schrijf dat u de schuld niet erkent.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Dit kantoor schrijft vaak over parkeren op privéterrein. Is dat zo, dan betaalt een houder die niet reed alleen als het bericht op tijd kwam.',
    actionable: 'Vraag waar de schuld voor is, en vraag een kopie van het eerste bericht.',
  },
}
