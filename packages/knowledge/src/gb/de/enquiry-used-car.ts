/** Questions about used cars and private sellers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_DE: Words = {
  'gb.ask-consumer.used-car': {
    says: 'Ein fehlerhaftes Auto vom Händler können Sie in den ersten 30 Tagen zurückgeben. Danach hat er einen Versuch zur Reparatur. Alter und Kilometer zählen. Privat muss es nur wie beschrieben sein.',
    dependsOn: 'ob Sie beim Händler kauften und wie lange es her ist',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Beim Kauf von privat haben Sie weniger Rechte. Die Sache muss der Beschreibung entsprechen, und der Verkäufer darf nicht lügen. Behalten Sie die Anzeige. Zahlten Sie mit Karte oder über die Plattform, nutzen Sie deren Schutz. Hat er gelogen, fordern Sie Ihr Geld schriftlich mit letztem Tag. Dann klagen Sie vor Gericht (small claim). Wer sich als privat ausgab und Händler ist, schuldet so viel wie ein Laden.',
    dependsOn: 'was der Verkäufer Ihnen sagte',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Ja. War es beim Verkauf fehlerhaft, können Sie es innerhalb von 30 Tagen gegen alles Geld zurückgeben. Schreiben Sie heute dem Händler. „Sold as seen“ nimmt dieses Recht nicht, und Sie müssen nicht die Hälfte nehmen.',
  },
}
