/** French: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_FR: Words = {
  'gb.illness.right-wait': {
    says: 'Avant de mettre fin à un emploi pour maladie, un employeur juste consulte un médecin et parle avec vous. Il se demande aussi s’il peut attendre plus longtemps.',
  },
  'gb.redundancy.right-maternity': {
    says: 'Enceinte, en congé maternité ou de retour ? Jusqu’à 18 mois après la naissance, on doit vous proposer un poste libre qui convient avant tous les autres. Sinon le licenciement est injuste.',
  },
}
