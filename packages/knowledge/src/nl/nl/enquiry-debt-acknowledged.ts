/** Questions about a paper of a collector by which one acknowledges a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_NL: Words = {
  'nl.ask.sign-acknowledgement': {
    says: 'Teken niet voordat u de schuld hebt nagekeken. Wie haar erkent, laat de verjaring opnieuw beginnen en verliest bijna elk verweer: nooit verschuldigd, betaald, te oud. Vraag schriftelijk het contract, de afrekening en bewijs dat de firma mag innen. Klopt zij, bied dan delen aan zonder die woorden, wat u kunt betalen. Zonder titel van een rechter kan de firma geen beslag leggen.',
  },
}
