/** Questions of a person who sold a used car or thing to somebody else: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_IT: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Un guasto venuto dopo non obbliga da solo a rimborsare. Chi vende da privato non promette la qualità. Deve essere suo e come descritto, e non può mentire alle domande. Tenga annuncio, messaggi, ricevuta e MOT. Risponda una volta per iscritto. Non ignori mai una causa. Se vende spesso, valgono le regole dei commercianti.',
  },
  'gb.ask-drive.tax-after-sale': {
    says: 'Non lo deve se ha detto in tempo alla DVLA che l’auto era venduta o demolita. Risponda ora: mandi la sua lettera o mail di risposta e la ricevuta con giorno e acquirente. Mai detto? Lo faccia oggi online, possono venire altre sanzioni. Dica perché e chieda di annullarla o ridurla. Pagare con riserva evita che cresca.',
  },
}
