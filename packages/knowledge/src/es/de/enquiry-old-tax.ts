/** The German words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_DE: Words = {
  'es.ask.tax-too-old': {
    says: 'Eine Steuer verjährt nach vier Jahren. Sie laufen ab dem letzten Tag für Erklärung oder Zahlung, und jede richtig zugestellte Mitteilung startet sie neu. Verlangen Sie die Zustellungsnachweise und widersprechen Sie binnen eines Monats.',
    dependsOn: 'welche Mitteilungen Sie wann erreicht haben',
  },
}
