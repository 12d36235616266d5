/** The German words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_DE: Words = {
  'us.dmca.want': {
    says: 'Eine Seite bekam eine Beschwerde wegen Urheberrecht zu etwas, das Sie online gestellt haben. Sie fragt, ob Sie das annehmen oder widersprechen.',
  },
  'us.dmca.reality': {
    says: 'Das ist kein Fall vor Gericht. Die Seite entfernt Dinge, wenn man es ihr sagt, ohne zu entscheiden, wer recht hat.',
  },
  'us.dmca.right-counter': {
    says: 'War es ein Irrtum, können Sie eine Gegenmeldung (counter-notice) schicken. Die Seite stellt es dann meist nach 10 bis 14 Geschäftstagen wieder ein, außer man verklagt Sie.',
  },
  'us.dmca.right-notice-parts': {
    says: 'Eine Beschwerde muss das Werk, den Ort im Netz und den Absender nennen und unterschrieben sein. Bitten Sie die Seite um eine Kopie.',
  },
  'us.dmca.right-false': {
    says: 'Wer wissentlich falsch beschuldigt, muss den Schaden zahlen. Dasselbe gilt für eine falsche Gegenmeldung (counter-notice).',
  },
  'us.dmca.right-fair-use': {
    says: 'Kurze Nutzung für Kommentar, Nachrichten, Unterricht oder Parodie kann erlaubt sein (fair use). Der Absender muss daran denken, bevor er sich beschwert.',
  },
  'us.dmca.warn-strikes': {
    says: 'Seiten müssen Konten von Menschen mit wiederholten Beschwerden schließen. Lassen Sie eine falsche nicht stehen.',
  },
  'us.dmca.step': {
    says: 'Sammeln Sie zuerst Ihre Beweise: eigene Dateien, eine Lizenz oder die Daten. Eine Gegenmeldung (counter-notice) gibt der anderen Seite Ihren Namen und Ihre Adresse.',
  },
  'us.dmca.option-counter': {
    says: 'Schicken Sie über die Seite eine Gegenmeldung (counter-notice), wenn Sie sicher sind, dass Sie das Werk benutzen dürfen.',
    title: 'Eine Gegenmeldung schicken',
    cost: 'Kostenlos',
    time: 'Bis zum Datum in der Nachricht',
    risk: 'Man kann Sie verklagen. Sie schwören, dass es stimmt.',
    bestFor: 'Sie haben es gemacht oder haben eine Lizenz.',
  },
  'us.dmca.option-leave': {
    says: 'Ist das Werk nicht Ihres, lassen Sie es entfernt und bitten Sie den Absender, die Beschwerde zurückzunehmen.',
    title: 'Es entfernt lassen',
    cost: 'Kostenlos',
    time: 'Jetzt',
    risk: 'Ein Vermerk (strike) bleibt vielleicht im Konto.',
    bestFor: 'Sie haben das Werk von jemand anderem benutzt.',
  },
}
