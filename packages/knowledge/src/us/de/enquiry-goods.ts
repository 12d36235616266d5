/** Questions about goods, bags and honest reviews: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_DE: Words = {
  'us.ask-life.unordered': {
    says: 'Waren, die ohne Ihre Bestellung mit der Post kamen, müssen Sie nicht bezahlen. Sie sind ein Geschenk. Sagen Sie das der Firma schriftlich.',
  },
  'us.ask-life.luggage': {
    says: 'Die Fluggesellschaft muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Melden Sie es sofort, behalten Sie Belege und schreiben Sie innerhalb von 7 Tagen bei Schaden oder 21 bei Verspätung.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Waren müssen meist tun, was solche Waren tun. Verlangen Sie schriftlich Reparatur, neue Ware oder Ihr Geld. Eine schriftliche Garantie muss gehalten werden.',
    dependsOn: 'wie alt es ist und was in der Garantie steht',
  },
  'us.ask-life.review': {
    says: 'Wahre Tatsachen und klare Meinungen sind erlaubt, und ein Vertrag darf eine ehrliche Bewertung nicht verbieten. Behalten Sie Beweise. Ändern Sie, was Sie nicht als wahr zeigen können.',
    dependsOn: 'ob stimmt, was Sie schrieben',
  },
}
