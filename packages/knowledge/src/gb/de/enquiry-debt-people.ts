/** : the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_DE: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Nein, außer das Familienmitglied hat auch unterschrieben. Gezahlt wird aus dem Nachlass. Schreiben Sie der Firma vom Todesfall, verlangen Sie ein Ende der Anrufe und beschweren Sie sich, wenn sie weitermacht.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schreiben Sie heute dem Kreditgeber, dass Sie den Kredit nicht aufgenommen haben. Verlangen Sie Prüfung und Stopp. Melden Sie es bei Report Fraud und prüfen Sie Ihre kostenlosen Kreditauskünfte.',
  },
  'gb.ask-debt.partner': {
    says: 'Nein, meistens nicht. Sie schulden nichts, nur weil Sie mit jemandem verheiratet sind oder zusammenleben. Sie schulden es, wenn Sie mit unterschrieben haben. Council tax und Miete einer gemeinsamen Wohnung können anders sein.',
  },
  'gb.ask-debt.joint': {
    says: 'Bei einer gemeinsamen Schuld kann jeder auf alles in Anspruch genommen werden, nicht nur auf die Hälfte. Sie können vom anderen seinen Teil verlangen.',
  },
  'gb.ask-debt.dead': {
    says: 'Schulden erben Sie nicht. Sie werden aus dem Nachlass bezahlt, bevor jemand etwas bekommt. Meist zahlen Sie nur, wenn Sie mit unterschrieben haben oder gemeinsam schulden.',
  },
  'gb.ask-debt.prison': {
    says: 'Wegen Karte, Kredit, Rechnung oder privater Parkforderung kommen Sie nicht ins Gefängnis. Geldstrafen vom Gericht (court fines) sind anders. Holen Sie dann Rat.',
  },
  'gb.ask-debt.wages': {
    says: 'Bei Karten, Krediten und Rechnungen brauchen sie zuerst ein Urteil und dann eine Gerichtsanordnung. Das Gericht muss Ihnen genug zum Leben lassen. Bei Steuern und Sozialleistungen gelten andere Regeln.',
    dependsOn: 'ob es ein Urteil oder eine andere rechtliche Anordnung gibt',
  },
}
