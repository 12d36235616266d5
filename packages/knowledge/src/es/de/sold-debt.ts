/** Debts that were sold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_DE: Words = {
  'es.debt.who-buyer': {
    says: 'Im Brief steht, dass Ihre Schuld verkauft wurde. Der neue Besitzer darf Sie um Zahlung bitten, hat aber keine besondere Macht. Verlangen Sie einen Nachweis.',
  },
  'es.debt.right-sold-proof': {
    says: 'Wurde die Schuld verkauft, gelten Ihre Einwände auch gegen den neuen Besitzer. Eine Zahlung, bevor Sie vom Verkauf wussten, zählt.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Firmen, die Schulden kaufen, haben oft wenige Papiere des ersten Kreditgebers.',
    actionable:
      'Verlangen Sie den unterschriebenen Vertrag und die Verkaufsurkunde, die Ihre Schuld nennt.',
  },
  'es.debt.right-same-defences': {
    says: 'Gegen den neuen Gläubiger behalten Sie alle Einwände: bezahlt, zu alt, unfaire Klauseln. Wurde während eines Prozesses verkauft, können Sie zum Kaufpreis ablösen, binnen neun Tagen ab der Forderung.',
  },
}
