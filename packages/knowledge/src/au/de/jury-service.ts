/** The German words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_DE: Words = {
  'au.jury.right-leave': {
    says: 'Ihr Arbeitgeber muss Ihnen freigeben. Sind Sie keine Aushilfe (casual), füllt er Ihren Lohn für die ersten zehn Tage auf, in manchen Bundesstaaten länger.',
  },
  'au.jury.right-safe': {
    says: 'Ihr Arbeitgeber darf Ihnen wegen des Dienstes als Geschworene (jury service) nicht kündigen und nicht schaden.',
  },
  'au.jury.right-excuse': {
    says: 'Sie können um Befreiung oder einen späteren Tag bitten, aus einem guten Grund wie Krankheit, Pflege anderer oder echter Not.',
  },
  'au.jury.warn': {
    says: 'Bleiben Sie nicht ohne ein Wort weg. Sie können eine Geldstrafe bekommen.',
  },
  'au.jury.step': {
    says: 'Antworten Sie bis zu dem Tag in der Ladung (summons), online oder mit dem Formular. Brauchen Sie eine Befreiung, bitten Sie sofort darum, mit Beweisen.',
  },
  'au.jury.step-work': {
    says: 'Zeigen Sie die Ladung (summons) Ihrem Arbeitgeber. Behalten Sie den Nachweis, dass Sie dort waren, und den über das Geld für den Dienst.',
  },
}
