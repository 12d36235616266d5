/** The German words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_DE: Words = {
  'be.ask.deposit': {
    says: 'Sie muss auf einem gesperrten Konto auf Ihren Namen liegen. Meist höchstens zwei Monatsmieten, in Flandern drei. Beide zusammen oder der Richter geben sie frei.',
    dependsOn: 'Ihre Region',
  },
  'be.ask.rent-costs': {
    says: 'Verlangen Sie schriftlich Einsicht in die Rechnungen. Kosten neben der Miete müssen den echten Ausgaben entsprechen, außer der Vertrag nennt eine feste Summe. Zahlen Sie, was stimmt, und bestreiten Sie den Rest. Der Friedensrichter entscheidet.',
  },
}
