/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'fr.ask-buy.subscription': {
    says: 'Nach der Mindestlaufzeit können Sie kündigen, auch online. Hat die Firma Sie vor einer Verlängerung nicht gewarnt, können Sie jederzeit kostenlos kündigen.',
    dependsOn: 'ob noch eine Mindestlaufzeit läuft',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Eine Telefon- oder Internetrechnung ist ein Jahr nach dem Fälligkeitstag zu alt, außer Sie wurden in dieser Zeit verklagt. Briefe und Anrufe eines Inkassobüros ändern das nicht. Schreiben Sie, dass sie zu alt ist (L. 34-2), und zahlen und geben Sie nichts zu. Was Sie gezahlt haben, kommt nicht zurück. Inkassokosten ohne Titel schulden Sie nicht.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Ein Fitnessvertrag ohne Ausweg bei ernsten Gesundheitsgründen kann missbräuchlich sein. Eine solche Klausel bindet Sie nicht. Schicken Sie das Attest per Einschreiben. Gehen Sie dann zum Schlichter.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'wie lange der Vertrag schon läuft',
    says: 'Keine Laufzeit darf 24 Monate übersteigen. Ab dem 13. Monat gehen Sie ohne Kosten, oder mit höchstens 20 % des Rests, wenn das Telefon verbilligt war. Vorher schulden Sie den Rest des ersten Jahres. Weitere Gebühren müssen im Vertrag stehen.',
  },
}
