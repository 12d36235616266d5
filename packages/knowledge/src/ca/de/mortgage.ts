/** The German words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_WORDS: Words = {
  'ca.mortgage.right-bank-help': {
    says: 'In einer Notlage muss eine Bank Wege zur Hilfe prüfen, zum Beispiel längere Laufzeit oder keine Verzugsgebühren. Fragen Sie vor dem Ende der Frist.',
  },
  'ca.mortgage.right-interest': {
    says: 'Zinsen dürfen nicht steigen, weil Sie im Verzug sind. Jede Summe für den Verzug muss im Vertrag stehen und erlaubt sein.',
  },
  'ca.mortgage.want': {
    says: 'Der Kreditgeber will die verspäteten Raten. Er sagt, dass er das Haus nehmen oder verkaufen kann.',
  },
  'ca.mortgage.reality': {
    says: 'Das ist eine Warnung mit Zeit zum Handeln. Viele behalten ihr Haus mit einem Plan, wenn sie früh fragen.',
  },
  'ca.mortgage.option-plan': {
    says: 'Bitten Sie schriftlich um einen Plan für die verspätete Summe, bevor die Frist endet.',
    title: 'Um einen Plan bitten',
    cost: 'Fragen ist kostenlos',
    time: 'Bevor die Frist endet',
    risk: 'Die Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen bleiben.',
  },
  'ca.mortgage.on-power': {
    says: 'In Ontario kann eine Ankündigung des Verkaufs (notice of power of sale) erst nach 15 Tagen Verzug kommen. Sie gibt Ihnen mindestens 35 Tage zum Nachzahlen.',
  },
  'ca.mortgage.qc-sixty': {
    says: "In Québec muss der Kreditgeber eine Ankündigung mit 60 Tagen (préavis d'exercice) eintragen lassen, bevor er ein Haus nimmt oder verkauft. In dieser Zeit können Sie zahlen, was zu spät ist.",
  },
  'ca.mortgage.bc-redeem': {
    says: 'In British Columbia muss der Kreditgeber vor Gericht gehen. Der Richter gibt Ihnen meist sechs Monate zum Zahlen oder Verkaufen.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'In Alberta muss der Kreditgeber vor Gericht gehen. Meist haben Sie in der Stadt sechs Monate, auf einem Bauernhof ein Jahr zum Zahlen.',
  },
  'ca.mortgage.step': {
    says: 'Rufen Sie heute den Kreditgeber an und fragen Sie nach der Stelle für Härtefälle (hardship). Gehen Sie vor dem Ende der Frist zu einem Anwalt oder einer Rechtsberatung (legal clinic).',
  },
}
