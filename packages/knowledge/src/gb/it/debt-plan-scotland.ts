/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_IT: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un piano (Debt Arrangement Scheme) Le fa pagare tutti i debiti nel tempo. Ferma interessi e azioni dei creditori. Lo prepara un consulente.',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Dopo un’intimazione (charge) o un pignoramento (arrestment) può chiedere al tribunale di pagare a rate. L’ordine si chiama «time to pay order».',
  },
  'gb.judgment.scotland-option-time': {
    title: 'Chiedere tempo per pagare',
    says: 'Offra una somma che riesce a mantenere. Un consulente (money adviser) può aiutarla con il modulo.',
    cost: 'La somma che offre.',
    time: 'Alcune settimane.',
    risk: 'Se salta dei pagamenti, l’ordine può finire.',
    bestFor: 'Lo deve e può pagare un po’ alla volta.',
  },
}
