/** The German words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_DE: Words = {
  'be.ask.deposit': {
    says: 'Sie muss auf einem gesperrten Konto auf Ihren Namen liegen. Meist höchstens zwei Monatsmieten, in Flandern drei. Beide zusammen oder der Richter geben sie frei.',
    dependsOn: 'Ihre Region',
  },
}
