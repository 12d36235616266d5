/** Questions about orders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'ch.ask.withdraw': {
    says: 'Es gibt kein allgemeines Widerrufsrecht. Viele Shops erlauben es. Bei Tür- und Telefonverkauf über 100 Franken haben Sie vierzehn Tage.',
  },
  'ch.ask.delivery': {
    says: 'Setzen Sie schriftlich eine faire letzte Frist. Kommt nichts, erklären Sie sofort den Rücktritt und verlangen Ihr Geld. Mit Karte bezahlt? Fragen Sie auch die Kartenfirma (Chargeback).',
  },
  'ch.ask.phone-sale': {
    says: 'Haben sie Sie angerufen oder an der Tür besucht und kostet es über 100 Franken, können Sie in 14 Tagen widerrufen. Die Frist läuft ab Vertrag und ab der Information über dieses Recht. Schicken Sie es schriftlich, am besten eingeschrieben. Es gilt nicht, wenn Sie angerufen haben, oder an Messen. Bei Versicherungen gibt ein anderes Gesetz dieselben 14 Tage.',
  },
  'ch.ask.unordered': {
    says: 'Nein. Was Sie nie bestellt haben, müssen Sie nicht zahlen, aufbewahren oder zurücksenden. Nur wenn es offensichtlich ein Irrtum war, sagen Sie es dem Absender. Schreiben Sie einmal, dass es keinen Vertrag gibt und Sie nichts schulden. Kommt eine Betreibung, erheben Sie innert zehn Tagen Rechtsvorschlag.',
  },
}
