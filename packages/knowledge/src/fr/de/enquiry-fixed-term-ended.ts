/** Questions about a fixed-term job that ends before its day: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_DE: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: 'Weniger Arbeit oder Kunden sind kein Grund, einen befristeten Vertrag zu beenden. Früher endet er nur mit Ihrer Zustimmung, bei schwerem Fehler, Unfähigkeit oder höherer Gewalt. Sonst bekommen Sie mindestens den Lohn bis zum Ende und meist 10 % Prämie. Unterschreiben Sie nichts. Schreiben Sie, dass Sie arbeiten wollen. Arbeitsgericht: zwölf Monate.',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: 'Sie dürfen einen befristeten Vertrag früher verlassen, wenn Sie eine feste Stelle (CDI) haben: Zeigen Sie Vertrag oder Zusage. Frist: ein Tag je Woche, höchstens zwei Wochen. Oder der Chef stimmt schriftlich zu. Gehen Sie ohne das, kann die Firma Schadenersatz verlangen. In der Probezeit geht es schneller.',
    dependsOn: 'ob Sie eine feste Stelle (CDI) haben oder der Chef zustimmt',
  },
  'fr.ask-work.fixed-term-over': {
    says: 'Am letzten Tag schuldet der Arbeitgeber die Endprämie (meist 10 % des Lohns), Resturlaub und drei Papiere: Zeugnis, Endabrechnung, France-Travail-Formular. Keine Prämie bei Saisonarbeit oder wenn Sie eine feste Stelle abgelehnt haben. Fordern Sie per Einschreiben mit Frist. Melden Sie sich trotzdem jetzt bei France Travail. Dann schnelles Arbeitsgericht (référé).',
  },
}
