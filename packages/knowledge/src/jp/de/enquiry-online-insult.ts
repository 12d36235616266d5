/** Questions about insults online, for the one insulted and the one to be named: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_DE: Words = {
  'jp.ask.disclosure': {
    says: 'Antworten Sie bis zum Tag im Brief. Sie dürfen mit Gründen Nein sagen. Sprechen Sie mit einem Anwalt, bevor Sie einer Zahlung zustimmen.',
  },
  'jp.ask.online-insult': {
    says: 'Sichern Sie zuerst Screenshots mit Adresse und Zeit. Bitten Sie die Plattform um Löschung. Ein Gericht kann den Namen verlangen (発信者情報開示), aber Daten bleiben oft nur drei bis sechs Monate: Gehen Sie bald zum Anwalt. Sie können Geld fordern. Für eine Strafanzeige haben Sie sechs Monate, seit Sie wissen, wer es war.',
  },
  'jp.ask.data-leak': {
    says: 'Ein Leck kann Schadenersatz geben, auch für Sorge allein. Die Summen sind klein. Wurde Ihre Karte missbraucht, melden Sie es sofort; die Kartenfirma zahlt meist 60 Tage zurück.',
    dependsOn: 'davon, was entwendet wurde und was daraus wurde',
  },
}
