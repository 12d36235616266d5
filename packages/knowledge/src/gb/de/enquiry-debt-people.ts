/** : the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_DE: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Nein, außer das Familienmitglied hat auch unterschrieben. Gezahlt wird aus dem Nachlass. Schreiben Sie der Firma vom Todesfall, verlangen Sie ein Ende der Anrufe und beschweren Sie sich, wenn sie weitermacht.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schreiben Sie heute dem Kreditgeber, dass Sie den Kredit nicht aufgenommen haben. Verlangen Sie Prüfung und Stopp. Melden Sie es bei Report Fraud und prüfen Sie Ihre kostenlosen Kreditauskünfte.',
  },
}
