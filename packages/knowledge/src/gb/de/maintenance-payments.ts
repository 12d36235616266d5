/** German: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_DE: Words = {
  'gb.maintenance.wants': {
    says: 'Die Unterhaltsbehörde (Child Maintenance Service) will Geld für ein Kind oder erklärt, wie sie es berechnet hat.',
  },
  'gb.maintenance.right-again': {
    says: 'Bitten Sie innerhalb von 30 Tagen um eine neue Prüfung. Danach können Sie kostenlos vor ein Gericht (tribunal) gehen.',
  },
  'gb.maintenance.know-change': {
    says: 'Melden Sie sofort, wenn sich Ihr Lohn ändert. Zwischen den jährlichen Prüfungen rechnet man nur neu, wenn er um 25% höher oder niedriger ist.',
  },
  'gb.maintenance.right-wages': {
    says: 'Man kann ohne Gericht Geld von Ihrem Lohn nehmen. Es müssen Ihnen mindestens 60% des Nettolohns bleiben.',
  },
  'gb.maintenance.step': {
    says: 'Schicken Sie Ihre neuesten Lohnabrechnungen. Fragen Sie, wie jede Summe berechnet wurde, und bieten Sie einen Zahlungsplan an.',
  },
  'gb.maintenance.ni': {
    says: 'Bitten Sie um eine neue Prüfung der Entscheidung. Danach können Sie vor ein Gericht (tribunal) gehen.',
  },
  'gb.maintenance.answer': {
    says: 'Schicken Sie Ihre neuesten Lohnabrechnungen und bitten Sie innerhalb von 30 Tagen um eine neue Prüfung. Danach können Sie vor ein Gericht gehen. Vom Lohn müssen Ihnen mindestens 60% netto bleiben.',
  },
}
