/** The German words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_DE: Words = {
  'nl.wia.right-jobs': {
    says: 'Es zählt, was Sie in den Berufen, die das UWV nennt, noch verdienen könnten. Unter 35 % Verlust gibt es keine WIA. Prüfen Sie, ob Sie diese Arbeit wirklich können.',
  },
  'nl.wia.step-reports': {
    says: 'Widersprechen Sie binnen sechs Wochen und verlangen Sie beide Berichte, von Arzt und Arbeitsexperten. Schicken Sie, was Ihre Ärzte sagen.',
  },
}
