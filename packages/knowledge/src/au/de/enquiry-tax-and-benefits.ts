/** Questions about taxes, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_DE: Words = {
  'au.ask.tax': {
    says: 'Sehen Sie in myGov nach. Richten Sie vor dem Zahltag einen Zahlungsplan ein, oder legen Sie Einspruch (objection) ein, wenn es falsch ist.',
  },
  'au.ask.centrelink': {
    says: 'Fragen Sie, wie man es berechnet hat, und bitten Sie um eine Überprüfung (review) und eine Pause. Es ist kostenlos. Eine Schuld kann erlassen werden, wenn es nur der Fehler des Amts war.',
  },
  'au.ask.benefit-refused': {
    says: 'Bitten Sie Centrelink binnen 13 Wochen um eine förmliche Überprüfung (formal review). So ist die Nachzahlung sicher. Sagt man noch immer Nein, gehen Sie kostenlos zum Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Verlangen Sie bei Centrelink eine formelle Prüfung (review); binnen 13 Wochen bleibt die Nachzahlung. Schicken Sie neue ärztliche Beweise zu den 20 Punkten. Danach ist das Administrative Review Tribunal kostenlos.',
  },
  'au.ask.ndis': {
    says: 'Verlangen Sie von der NDIA binnen drei Monaten eine interne Prüfung. Bleibt es dabei, gehen Sie binnen 28 Tagen zum Administrative Review Tribunal. Beides ist kostenlos.',
  },
  'au.ask.centrelink-debt': {
    says: 'Fragen Sie, wie die Summe berechnet wurde, und verlangen Sie eine Prüfung. Für die meisten Schulden gibt es keinen letzten Tag, aber die Raten laufen weiter: Fragen Sie bald und bitten Sie um eine Pause. Die Schuld muss erlassen werden, wenn nur ihr Fehler sie verursachte und Sie ehrlich waren. Besondere Not zählt auch.',
  },
  'au.ask.ato-bank': {
    says: 'Das ATO kann Ihrer Bank oder Firma ohne Gericht eine Pfändung (garnishee notice) schicken. Rufen Sie vorher 13 11 42 an und vereinbaren Sie Raten. Den Erlass von Zinsen und Strafen können Sie schriftlich verlangen.',
  },
}
