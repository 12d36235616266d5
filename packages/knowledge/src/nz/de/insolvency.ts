/** Ways out of debts that cannot be paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_DE: Words = {
  'nz.debt.opt-insolvency': {
    says: 'Ein Plan zur Rückzahlung (debt repayment order), ein Verfahren ohne Vermögen (no asset procedure) oder ein Bankrott (bankruptcy) kann Schulden beenden.',
    title: 'Nach Wegen bei Zahlungsunfähigkeit fragen',
    cost: 'Die meisten Anträge sind kostenlos.',
    time: 'Wochen.',
    risk: 'Es steht in einem öffentlichen Register.',
    bestFor: 'Sie schulden weit mehr, als Sie zahlen können.',
  },
  'nz.debt.right-no-asset': {
    says: 'Schulden Sie 1.000 bis 50.000 $ und besitzen Sie fast nichts, kann ein Verfahren ohne Vermögen (no asset procedure) nach einem Jahr die meisten Schulden beenden. Sie können es nur einmal nutzen.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Ein Plan zur Rückzahlung (debt repayment order) gibt Ihnen bis zu drei Jahre, um Schulden bis 50.000 $ in Teilen zu zahlen. In dieser Zeit darf niemand Sie deswegen verklagen.',
  },
}
