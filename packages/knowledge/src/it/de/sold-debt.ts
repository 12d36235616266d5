/** Debts that were sold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'it.debt.who-buyer': {
    says: 'Im Brief steht, dass Ihre Schuld verkauft wurde. Der neue Besitzer darf Sie um Zahlung bitten, hat aber keine besondere Macht. Verlangen Sie einen Nachweis.',
  },
  'it.debt.right-sold-proof': {
    says: 'Wurde die Schuld verkauft, zählt eine Zahlung, die Sie machten, bevor Sie es wussten. Ihre Einwände gelten auch gegen den neuen Besitzer.',
  },
  'it.debt.insight-block-sale': {
    says: 'Werden viele Schulden zusammen verkauft, steht das im Amtsblatt (Gazzetta Ufficiale). Das beweist vielleicht nicht, dass Ihre dabei ist.',
    actionable: 'Verlangen Sie den Vertrag und die Liste, die Ihre Schuld nennt.',
  },
  'it.debt.right-same-defences': {
    says: 'Gegen den neuen Gläubiger behalten Sie alle Einwände: bezahlt, zu alt, falsche Summe.',
  },
}
