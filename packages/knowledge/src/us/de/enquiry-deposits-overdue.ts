/** The German words of the rows in ../enquiry-deposits-overdue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSITS_OVERDUE_DE: Words = {
  'us.state.ca.ask-deposit-late': {
    says: 'Nach 21 Tagen ohne Liste darf er meist nichts mehr davon behalten. Verlangen Sie in einem Brief alles bis zu einem Tag. Klagen Sie dann im Gericht für kleine Fälle (small claims) auf die Kaution und bei bösem Willen auf bis zum Doppelten obendrauf. Übliche Abnutzung darf er nicht berechnen.',
  },
  'us.state.tx.ask-deposit-late': {
    says: 'Er hatte 30 Tage, seit Sie ausgezogen sind und die neue Adresse schriftlich gegeben haben. Danach nimmt das Gesetz bösen Willen an. Schicken Sie einen Brief mit Frist, dann klagen Sie beim justice court. Sie können 100 Dollar und das Dreifache des zu Unrecht Behaltenen verlangen, und Anwaltskosten.',
  },
  'us.state.ny.ask-deposit-late': {
    says: 'Nach 14 Tagen ohne Liste der Kosten darf der Vermieter nichts mehr behalten. Verlangen Sie alles schriftlich bis zu einem Tag. Dann nutzen Sie das Gericht für kleine Fälle. Hat er es mit Absicht behalten, können Sie bis zum Doppelten der Kaution verlangen. Sie können sich auch beim Attorney General beschweren.',
  },
  'us.state.fl.ask-deposit-late': {
    says: 'Kam binnen 30 Tagen keine schriftliche Forderung, darf der Vermieter die Kaution nicht behalten und muss sie zurückgeben. Verlangen Sie sie schriftlich bis zu einem Tag, dann klagen Sie im Gericht für kleine Fälle. Wer gewinnt, bekommt auch Anwaltskosten. Kam eine Forderung, widersprechen Sie binnen 15 Tagen.',
  },
  'us.ask-state.deposit-double': {
    says: 'Der Vermieter hat in Ihrem Bundesstaat 30 Tage. In Illinois sind es bis zu 45, bei Häusern mit fünf oder mehr Wohnungen. Geben Sie die neue Adresse schriftlich, in Michigan binnen vier Tagen, und antworten Sie dort auf eine Liste binnen sieben. Verlangen Sie alles bis zu einem Tag. Dann small claims court. Wer zu Unrecht behält, kann Ihnen bis zum Doppelten schulden. Übliche Abnutzung zählt nicht.',
  },
  'us.ask-state.deposit-triple': {
    says: 'Der Vermieter hat in Ihrem Bundesstaat meist 30 Tage, in Maryland 45. Danach verlangen Sie alles schriftlich bis zu einem Tag; in Colorado geben Sie sieben Tage. Dann nutzen Sie das Gericht für kleine Fälle. Wer zu Unrecht behält, kann Ihnen bis zum Dreifachen schulden, und Kosten. In Georgia gilt das nicht für eine Person mit zehn oder weniger Wohnungen.',
  },
}
