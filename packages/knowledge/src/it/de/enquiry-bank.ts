/** The German words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_DE: Words = {
  'it.ask.identity-loan': {
    says: 'Erstatten Sie Anzeige und schicken Sie sie dem Kreditgeber. Sie haben nichts vereinbart, also schulden Sie nichts. Lassen Sie den Eintrag dort und bei CRIF löschen.',
  },
  'it.ask.account-closed': {
    says: 'Die Bank muss zwei Monate vorher schreiben, außer bei schwerem Grund. Ihr Geld muss sie auszahlen. Sie haben ein Recht auf ein Basiskonto (conto di base). Beschweren Sie sich, dann beim ABF für 20 €.',
    dependsOn: 'warum die Bank es schließt und was im Vertrag steht',
  },
  'it.ask.sold-debt': {
    says: 'Verlangen Sie vom neuen Gläubiger Vertrag und Beweis des Kaufs. Alle Einwände bleiben: bezahlt, zu alt, falsche Summe. Zahlen Sie nichts ohne Beweis.',
  },
  'it.ask.credit-refused': {
    says: 'War eine Kreditdatei wie CRIF der Grund, muss der Kreditgeber es sofort und gratis sagen. Fragen Sie CRIF gratis nach Ihren Daten und lassen Sie Falsches oder Altes löschen.',
  },
  'it.ask.wrong-transfer': {
    says: 'Rufen Sie sofort die Bank an: Vielleicht lässt es sich stoppen. Eine falsche IBAN ist nicht ihr Fehler, aber sie muss helfen und den Empfänger nennen. Er muss es zurückgeben, sonst können Sie klagen.',
  },
  'it.ask.mortgage-arrears': {
    says: 'Schreiben Sie der Bank: Sie muss mit Ihnen einen Weg suchen, bevor sie das Heim verkauft. Fragen Sie nach dem fondo Gasparrini: bis 18 Monate Pause beim ersten Heim. Kündigen darf sie erst nach sieben späten Raten oder einer, die 180 Tage offen ist.',
  },
}
