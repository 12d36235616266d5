/** Ways out of debts that cannot be paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_IT: Words = {
  'nz.debt.opt-insolvency': {
    says: 'Un piano di rimborso (debt repayment order), una procedura senza beni (no asset procedure) o un fallimento (bankruptcy) può chiudere i debiti.',
    title: 'Chiedere delle vie per chi non può pagare',
    cost: 'Quasi tutte le domande sono gratis.',
    time: 'Settimane.',
    risk: 'È scritto in un registro pubblico.',
    bestFor: 'Deve molto più di quanto può pagare.',
  },
  'nz.debt.right-no-asset': {
    says: 'Se deve da 1.000 a 50.000 $ e non possiede quasi nulla, una procedura senza beni (no asset procedure) può chiudere quasi tutti i debiti dopo un anno. Può usarla una volta sola.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un piano di rimborso (debt repayment order) Le dà fino a tre anni per pagare a parti debiti fino a 50.000 $. In quel tempo nessuno può farle causa per essi.',
  },
}
