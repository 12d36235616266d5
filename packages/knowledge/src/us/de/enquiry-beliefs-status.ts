/** What people believe of a home without papers, of green cards, the police and custody: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATUS_DE: Words = {
  'us.fact.no-written-lease': {
    says: 'Auch ein mündlicher Mietvertrag zählt. Zahlen Sie monatlich, läuft er meist von Monat zu Monat. Zum Beenden muss der Vermieter erst schreiben, in vielen Staaten 30 Tage vorher oder mehr. Danach kann nur ein Gericht Sie hinaussetzen; Schlösser tauschen ist fast überall verboten. Regeln zu Reparaturen und Kaution gelten auch für Sie. Heben Sie Belege jeder Miete auf.',
  },
  'us.fact.green-card-lost': {
    says: 'Eine Green Card kann man verlieren: durch manche Straftaten (Drogen, Diebstahl, Gewalt), durch Betrug, durch Wählen oder die Angabe, man sei Bürger, und durch zu langes Leben im Ausland. Erst muss ein immigration judge entscheiden, und Sie dürfen einen Anwalt haben. Unterschreiben Sie keinen Verzicht (Form I-407). Fragen Sie vor jedem Geständnis einen Anwalt für Einwanderung.',
  },
  'us.fact.spouse-green-card': {
    says: 'Eine Heirat allein bringt keine Green Card. Zuerst reicht Ihr Ehepartner Form I-130 ein. Kamen Sie legal ins Land, können Sie meist gleichzeitig hier Form I-485 einreichen; sonst fragen Sie vor Ausreise oder Antrag einen Anwalt. Bis zum Ja dürfen Sie nur mit Erlaubnis arbeiten. Dann unter zwei Jahren verheiratet? Die Karte gilt zwei Jahre: Form I-751 in den letzten 90 Tagen. Scheinehe ist strafbar.',
  },
  'us.fact.show-id': {
    says: 'Beim Fahren müssen Sie den Führerschein zeigen. Zu Fuß brauchen Sie meist keine Papiere. In etwa der Hälfte der Staaten müssen Sie Ihren Namen sagen, wenn die Polizei einen echten Grund hat, Sie zu verdächtigen. Fragen Sie: „Am I free to go?“ Zum Rest dürfen Sie schweigen. Nennen Sie nie einen falschen Namen. Wer kein Bürger und ab 18 ist, muss nach Bundesrecht die Registrierungspapiere bei sich haben.',
    dependsOn: 'was sie vermuten und ob Sie fahren',
  },
  'us.fact.custody-no-preference': {
    says: 'Kein Staat zieht nach dem Gesetz Mutter oder Vater vor. Der Richter fragt, was für das Kind am besten ist: wer es versorgt, Schule, Sicherheit, und wer es den anderen Elternteil sehen lässt. Waren Sie nie verheiratet, muss ein Vater oft erst durch ein Formular oder Gericht als Vater feststehen. Sehen Sie das Kind weiter, notieren Sie die Tage, und fragen Sie das self-help center des Gerichts nach einem parenting plan.',
  },
}
