/** Questions about lenders, interest paid too much and stopping payments by card: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'jp.ask.credit-stop': {
    says: 'Schreiben Sie der Karten- oder Kreditfirma, dass und warum Sie nicht zahlen (支払停止の抗弁). Das gilt für Raten über mehr als zwei Monate, ab 40.000 Yen. Behalten Sie Beweise und schreiben Sie auch dem Händler. Rufen Sie 188 an.',
  },
  'jp.ask.illegal-lender': {
    says: 'In Gefahr rufen Sie 110. Ein Kredit über 109,5 % im Jahr ist nichtig, und Verleih ohne Zulassung ist strafbar. Leihen Sie nicht mehr. Behalten Sie Nachrichten und gehen Sie heute zur Polizei (#9110) und zu einem Anwalt.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Haben Sie vor Juni 2010 zu mehr als 15 bis 20 % im Jahr geliehen, zahlten Sie vielleicht zu viel. Verlangen Sie den ganzen Verlauf (取引履歴): Man muss ihn geben. Sie haben meist zehn Jahre ab der letzten Zahlung, für Zahlungen seit April 2020 fünf ab Wissen. Kredite seit 2010 haben es selten. Fragen Sie Houterasu.',
  },
}
