/** The German words of the rows in ../administrative-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_DE: Words = {
  'de.admin-benefit.deadline': {
    says: 'Sie haben einen Monat ab dem Tag, an dem der Bescheid ankam. Am Ende steht, ob Widerspruch oder Klage möglich ist.',
    action: 'Widerspruch senden, oder klagen, wenn es im Brief steht',
    consequence: 'Der Bescheid wird endgültig, auch wenn er falsch ist.',
    service: 'ein Brief einer Behörde gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
  },
  'de.admin-benefit.right-object': {
    says: 'Sie können binnen eines Monats widersprechen. In manchen Bundesländern klagt man sofort beim Verwaltungsgericht.',
  },
  'de.admin-benefit.right-stops': {
    says: 'Ein rechtzeitiger Widerspruch stoppt meist die Rückzahlung, bis entschieden ist.',
  },
  'de.admin-benefit.step': {
    says: 'Lesen Sie den letzten Teil des Briefs (Rechtsbehelfsbelehrung): wohin, wie und bis wann. Bewahren Sie den Nachweis über das Absenden auf.',
  },
}
