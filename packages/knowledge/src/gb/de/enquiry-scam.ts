/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_DE: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf der Karte. Bei einer britischen Überweisung seit 7. Oktober 2024 muss sie meist bis zu £85,000 zurückzahlen. Melden Sie dann den Betrug.',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Ja, meistens, bis zu £85,000, bei einer britischen Überweisung seit 7. Oktober 2024. Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf der Karte. Melden Sie dann den Betrug.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Sie muss grobe Nachlässigkeit beweisen, und Ihre Gesundheit oder Belastung zählt. Nach ihrer letzten Antwort haben Sie sechs Monate für den kostenlosen Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Klicken, rufen oder zahlen Sie nicht aus der Nachricht heraus. Suchen Sie die echte Firma selbst und fragen Sie. Schicken Sie Betrugs-SMS an 7726 und E-Mails an report@phishing.gov.uk.',
    dependsOn: 'ob die echte Firma es bestätigt',
  },
}
