/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_NL: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Een betaalplan (Debt Arrangement Scheme) laat u alle schulden in de tijd betalen. Het stopt rente en stappen van schuldeisers. Een geldadviseur regelt het.',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Na een bevel tot betaling (charge) of beslag (arrestment) kunt u de rechter vragen om in delen te betalen. Dat heet een time to pay order.',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Bied een bedrag aan dat u kunt volhouden. Een schuldadviseur (money adviser) kan helpen met het formulier.',
    title: 'Om tijd vragen om te betalen',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Enkele weken.',
    risk: 'Mist u betalingen, dan kan de regeling stoppen.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
}
