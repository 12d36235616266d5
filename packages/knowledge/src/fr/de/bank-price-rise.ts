/** The German words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_DE: Words = {
  'fr.price.bank-right': {
    says: 'Ihre Bank muss neue Gebühren zwei Monate vorher ankündigen. Bis dahin dürfen Sie ablehnen und das Konto kostenlos schließen. Schweigen Sie so lange, gilt das als Ja.',
  },
  'fr.price.bank-step': {
    says: 'Vergleichen Sie die Gebühren aller Banken kostenlos auf tarifs-bancaires.gouv.fr. Lehnen Sie schriftlich vor dem Tag ab.',
  },
  'fr.price.bank-option': {
    says: 'Die neue Bank zieht Lastschriften und Zahlungen für Sie um (mobilité bancaire).',
    title: 'Zu einer anderen Bank wechseln',
    cost: 'Kostenlos.',
    time: 'Etwa einen Monat.',
    risk: 'Lassen Sie genug auf dem alten Konto, bis alles umgezogen ist.',
    bestFor: 'Eine andere Bank ist billiger.',
  },
}
