/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_NL: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Een betaalplan (Debt Arrangement Scheme) laat u alle schulden in de tijd betalen. Het stopt rente en stappen van schuldeisers. Een geldadviseur regelt het.',
  },
}
