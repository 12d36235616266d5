/** Questions about claims before a court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_NL: Words = {
  'au.ask.sued': {
    says: 'Dien op tijd een verweer (defence) in: 28 dagen in New South Wales en Queensland, 21 in Victoria, 14 in Western Australia. Ga voor een lening ook naar AFCA. Bel 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Negeer papieren van de rechtbank niet. Antwoordt u niet? Dan kan de rechter zonder u beslissen.',
  },
  'au.ask.ignore-claim': {
    says: 'Negeer het niet. Zonder verweer op tijd kan de rechter u laten betalen zonder u te horen. Het is 28 dagen in New South Wales, Queensland en South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.small-claims': {
    says: 'Schrijf eerst een eis met een datum en bewaar berichten en afschriften. Dien dan een kleine vordering (small claim) in: tot $20,000 in New South Wales, $25,000 in Queensland, $12,000 in South Australia en $10,000 in Western Australia. U hebt geen advocaat nodig.',
  },
}
