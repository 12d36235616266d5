/** The German words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_DE: Words = {
  'es.ask.identity-loan': {
    says: 'Erstatten Sie Anzeige und schicken Sie sie der Firma. Sie haben nichts vereinbart, also schulden Sie nichts. Lassen Sie Ihre Daten dort und bei den Listen löschen.',
  },
  'es.ask.mortgage-costs': {
    says: 'Fordern Sie es zuerst schriftlich von der Bank. Ist die Klausel missbräuchlich, gibt es Register, Agentur, Schätzung und die halben Notarkosten zurück. Auch die Kosten der cláusula suelo.',
  },
  'es.ask.bank-fees': {
    says: 'Eine Bank darf nur für einen Dienst Geld nehmen, den Sie wollten und bekamen. Fordern Sie es schriftlich zurück, dann gratis beim Banco de España. Ein Basiskonto (cuenta de pago básica) kostet wenig.',
  },
  'es.ask.credit-refused': {
    says: 'Ein Kreditgeber darf Nein sagen, muss aber sagen, ob eine Liste der Grund war. Fragen Sie die Liste gratis nach Ihren Daten und lassen Sie Fehler ändern oder löschen.',
  },
  'es.ask.wrong-transfer': {
    says: 'Rufen Sie sofort die Bank an: Vielleicht lässt es sich stoppen. Eine falsche IBAN ist nicht ihr Fehler, aber sie muss helfen und den Empfänger nennen. Er muss es zurückgeben, sonst können Sie klagen.',
  },
}
