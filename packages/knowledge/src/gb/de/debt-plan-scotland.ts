/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_DE: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Ein Zahlungsprogramm (Debt Arrangement Scheme) lässt Sie alle Schulden über die Zeit zahlen. Es stoppt Zinsen und Schritte der Gläubiger. Ein Schuldnerberater richtet es ein.',
  },
}
