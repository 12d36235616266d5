/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_NL: Words = {
  'ca.ask.sued': {
    says: 'Dien op tijd een verweer in. U hebt 20 dagen in Ontario en Alberta, 14 in British Columbia en 15 in Québec. Zoek gratis juridische hulp.',
  },
  'ca.ask.ignore': {
    says: 'Laat papieren van de rechter niet liggen. Antwoordt u niet, dan kan de rechter zonder u beslissen, en daarna kunnen ze een deel van uw loon nemen.',
  },
  'ca.ask.small-claims': {
    says: 'Schrijf eerst en stel een dag. Ga dan naar de small claims court van uw provincie: tot $50.000 in Ontario, $35.000 in British Columbia, $100.000 in Alberta, $15.000 in Québec.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Een brief van een advocaat is nog geen rechtszaak. Vraag eerst bewijs en de datum van de schuld. In Ontario, British Columbia en Alberta is zij meestal na twee jaar te oud, in Québec na drie.',
  },
}
