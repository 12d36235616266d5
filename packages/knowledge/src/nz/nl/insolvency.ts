/** Ways out of debts that cannot be paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_NL: Words = {
  'nz.debt.opt-insolvency': {
    says: 'Een debt repayment order, een no asset procedure of een faillissement (bankruptcy) kan een einde maken aan schulden.',
    title: 'Vragen naar mogelijkheden bij insolventie',
    cost: 'De meeste zijn gratis aan te vragen.',
    time: 'Weken.',
    risk: 'Het staat in een openbaar register.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'nz.debt.right-no-asset': {
    says: 'Bent u $1.000 tot $50.000 schuldig en bezit u bijna niets? Dan kan een no asset procedure na een jaar een einde maken aan de meeste schulden. U kunt die maar één keer gebruiken.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Een debt repayment order geeft u hoogstens drie jaar om schulden tot $50.000 in delen te betalen. In die tijd mag niemand daarvoor met u naar de rechter.',
  },
}
