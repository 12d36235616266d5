/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_IT: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un piano (Debt Arrangement Scheme) Le fa pagare tutti i debiti nel tempo. Ferma interessi e azioni dei creditori. Lo prepara un consulente.',
  },
}
