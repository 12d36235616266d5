/** Questions about the collective settlement of debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_IT: Words = {
  'be.ask.collective-settlement': {
    says: 'Si chiede al tribunale del lavoro con un ricorso (requête, verzoekschrift); CPAS (OCMW) o avvocato aiuta gratis. È ammesso se non può pagare in modo duraturo. Da allora si fermano pignoramenti e interessi. Un mediatore riceve il reddito e le dà di che vivere. Un piano dura al massimo sette anni, da tre a cinque se lo impone il giudice. Niente nuovi debiti. Il resto può essere cancellato.',
  },
}
