/** Questions about fraud, stolen data and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'ie.ask.scam': {
    says: 'Klicken, zahlen oder antworten Sie nicht. Fragen Sie beim echten Amt unter einer Nummer, die Sie selbst suchen. Melden Sie es der Polizei (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an. Sie soll die Zahlung stoppen oder zurückholen. Melden Sie es dann der Polizei (gardaí). Sagt die Bank Nein, gehen Sie zum FSPO.',
  },
  'ie.ask.data-breach': {
    says: 'Ändern Sie Passwörter und informieren Sie die Bank. Fragen Sie, welche Daten weg sind. Sie können sich kostenlos bei der Datenschutzkommission beschweren und Schaden ersetzt verlangen.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass Sie es nicht waren, und melden Sie es den gardaí. Sie können im Central Credit Register einen Hinweis auf Missbrauch Ihres Namens setzen lassen.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Sie muss das Geld meist bis zum nächsten Werktag erstatten und einen Fehler von Ihnen beweisen. Danach hilft kostenlos der FSPO.',
  },
}
