/** The German words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_DE: Words = {
  'us.ask-consumer.not-delivered': {
    says: 'Schreiben Sie dem Verkäufer und verlangen Sie Ihr Geld zurück. Er muss in der versprochenen Zeit verschicken, sonst innerhalb von 30 Tagen. Bestreiten Sie die Abbuchung innerhalb von 60 Tagen nach der Abrechnung.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Verlangen Sie den Grund schriftlich. Eine Firma darf eine Garantie (warranty) nicht nur deshalb beenden, weil Sie das Gerät geöffnet oder andere Teile oder Werkstätten genutzt haben. Sie muss zeigen, dass der Fehler daher kommt. Auch das Recht des Staates verspricht, dass Waren funktionieren.',
  },
  'us.ask-life.unordered': {
    says: 'Waren, die ohne Ihre Bestellung mit der Post kamen, müssen Sie nicht bezahlen. Sie sind ein Geschenk. Sagen Sie das der Firma schriftlich.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Waren müssen meist tun, was solche Waren tun. Verlangen Sie schriftlich Reparatur, neue Ware oder Ihr Geld. Eine schriftliche Garantie muss gehalten werden.',
    dependsOn: 'wie alt es ist und was in der Garantie steht',
  },
  'us.ask-life.review': {
    says: 'Wahre Tatsachen und klare Meinungen sind erlaubt, und ein Vertrag darf eine ehrliche Bewertung nicht verbieten. Behalten Sie Beweise. Ändern Sie, was Sie nicht als wahr zeigen können.',
    dependsOn: 'ob stimmt, was Sie schrieben',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Schreiben Sie dem Verkäufer mit Beweisen. Haben Sie mit Kreditkarte gezahlt, bestreiten Sie die Abbuchung innerhalb von 60 Tagen nach der Abrechnung. Für Waren, die nie kamen, muss es Geld zurück geben.',
  },
}
