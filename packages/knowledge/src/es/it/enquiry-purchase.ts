/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'es.ask.return-online': {
    says: 'Se ha comprato online, per telefono o alla porta di casa, può recedere entro 14 giorni senza motivo. In un negozio solo se il negozio lo permette o la cosa è difettosa.',
    dependsOn: 'dove ha comprato',
  },
  'es.ask.guarantee': {
    says: 'Sì. Il venditore risponde per tre anni per le cose nuove. Deve riparare o cambiare senza costi. Se no, chieda un prezzo più basso o i soldi indietro.',
  },
  'es.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto subito. Se ritarda senza motivo, può chiedere il doppio.',
  },
  'es.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
  'es.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
  'es.ask.used-car': {
    says: 'Da un commerciante ha una garanzia di tre anni, o almeno uno se l’avete deciso. Da un privato ha sei mesi per i difetti nascosti.',
    dependsOn: 'chi l’ha venduta',
  },
}
