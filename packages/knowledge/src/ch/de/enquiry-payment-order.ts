/** Questions about payment orders, the debt register and loss certificates: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_WORDS: Words = {
  'ch.ask.order': {
    says: 'Bestreiten Sie es? Erheben Sie binnen zehn Tagen ab Erhalt Rechtsvorschlag: „Rechtsvorschlag“ schreiben und unterschreiben, oder es dem Amt oder dem Pöstler sagen. Das kostet nichts und braucht keinen Grund. Dann muss zuerst ein Richter entscheiden; eine Krankenkasse darf selbst verfügen, dagegen haben Sie 30 Tage. Ohne Rechtsvorschlag folgt die Pfändung. Nach drei Monaten können Sie das Amt bitten, den Eintrag nicht mehr zu zeigen. Stimmt die Schuld, zahlen Sie binnen zwanzig Tagen.',
  },
  'ch.ask.own-claim': {
    says: 'Schreiben Sie und setzen Sie eine letzte Frist. Dann stellen Sie das Betreibungsbegehren am Wohnort des Schuldners; die Gebühr schiessen Sie vor. Bei Rechtsvorschlag gehen Sie ohne Anwalt zur Schlichtungsbehörde (Friedensrichter). Sie kann bis 2000 Franken entscheiden und bis 10 000 einen Entscheid vorschlagen.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'wie alt er ist',
    says: 'Er verjährt nach 20 Jahren, und Zins läuft keiner. Bis dahin kann der Gläubiger wieder fordern, wenn Sie mehr verdienen. Sie können eine kleinere Summe zur Tilgung anbieten: Viele nehmen an. Lassen Sie sich den Schein geben und im Register löschen.',
  },
}
