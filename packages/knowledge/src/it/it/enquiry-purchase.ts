/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: "Se ha comprato online, al telefono o a casa, può recedere in 14 giorni senza motivo. In negozio solo se lo permette o c'è un difetto.",
    dependsOn: 'dove ha comprato',
  },
  'it.ask.guarantee': {
    says: 'Sì. Il venditore risponde per due anni. Deve riparare o sostituire gratis. Se no, chieda uno sconto o i soldi.',
  },
  'it.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto senza ritardo, e può chiedere i danni.',
  },
  'it.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
  'it.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
  'it.ask.used-car': {
    says: 'Da un venditore professionale la garanzia è di due anni, o almeno uno se pattuito. Da un privato denunci i vizi nascosti entro otto giorni dalla scoperta e agisca entro un anno.',
    dependsOn: 'chi l’ha venduta',
  },
}
