/** What people believe of benefits, tax and juries, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_DE: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: 'PIP endet nicht, weil Sie arbeiten. Es zählt, welche Hilfe Sie brauchen, nicht Lohn, Stunden oder Erspartes. Melden Sie, wenn sich Ihr Bedarf ändert, und sagen Sie, wie Sie die Arbeit schaffen. Universal Credit sieht auf den Lohn: Melden Sie die Stelle dort sofort.',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRC hat meist vier Jahre ab Ende des Steuerjahrs, um mehr Steuer zu verlangen. Sechs sind es bei Nachlässigkeit, zwölf bei manchem Geld im Ausland, zwanzig bei Absicht oder wenn Sie nie etwas meldeten. HMRC muss die längere Frist beweisen. Schon festgesetzte Steuer endet so nicht.',
  },
  'gb.ask-jury.refuse': {
    says: 'Der Dienst als Geschworene ist Pflicht; ein bloßes Nein zählt nicht. Wer ohne guten Grund fernbleibt, kann bis £1,000 Strafe zahlen. Sie können aber um einen anderen Termin bitten oder um Befreiung, etwa wegen Krankheit oder Pflege. Antworten Sie binnen sieben Tagen mit Beleg. Bei Nein bitten Sie das Gericht, neu zu prüfen.',
  },
}
