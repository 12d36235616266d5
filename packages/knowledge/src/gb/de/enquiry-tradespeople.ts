/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_DE: Words = {
  'gb.ask-consumer.bad-work': {
    says: 'Arbeit muss mit Sorgfalt und Können gemacht sein. Wenn nicht, muss der Betrieb sie in fairer Zeit kostenlos nachholen. Scheitert das, können Sie Nachlass verlangen, bis zum ganzen Preis.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Ein vereinbarter Preis gilt. Ohne Absprache zahlen Sie einen fairen. Extras brauchen Ihr Ja. Zahlen Sie, was nicht strittig ist, und schreiben Sie, warum Sie den Rest behalten.',
    dependsOn: 'ob Sie vorher einen Preis vereinbart haben',
  },
  'gb.ask-consumer.deposit': {
    says: 'Eine Firma darf nur eine faire Summe für ihren echten Schaden behalten. Eine Klausel, nach der sie viel mehr behält, ist unfair und bindet Sie nicht. „Non-refundable“ allein entscheidet nicht.',
    dependsOn: 'was im Vertrag steht und was die Firma wirklich verlor',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Schreiben Sie mit einem letzten Tag: die Arbeit beenden oder das Geld zurück. Klagen Sie dann online; eine kleine Klage geht in England und Wales bis £10,000, in Schottland bis £5,000. Haben Sie über £100 mit Kreditkarte gezahlt, fordern Sie es auch von der Karte. War es von Anfang an ein Trick, melden Sie den Betrug.',
  },
}
