/** The German words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_DE: Words = {
  'be.ask.deposit': {
    says: 'Die Kaution muss auf einem Sperrkonto auf Ihren Namen liegen und wird nur von beiden oder vom Richter freigegeben. Der Vermieter darf nur für Schäden behalten, die die zwei Protokolle zeigen, nicht für Abnutzung, und muss die Kosten beweisen. Fordern Sie per Einschreiben. Dann zum Friedensrichter: zuerst kostenlose Schlichtung. Höchstens zwei Monatsmieten, in Flandern drei.',
    dependsOn: 'Ihre Region',
  },
  'be.ask.rent-costs': {
    says: 'Verlangen Sie schriftlich Einsicht in die Rechnungen. Kosten neben der Miete müssen den echten Ausgaben entsprechen, außer der Vertrag nennt eine feste Summe. Zahlen Sie, was stimmt, und bestreiten Sie den Rest. Der Friedensrichter entscheidet.',
  },
}
