/** The Italian words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'it.ask.guarantee': {
    says: 'Il venditore risponde per due anni, anche se il negozio o il produttore parla di uno, e non può mandarla dal produttore. Deve riparare o sostituire gratis. Nel primo anno il difetto si presume d’origine. Se non va, chieda uno sconto o i soldi. Scriva per PEC o raccomandata.',
  },
  'it.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
  'it.ask.used-car': {
    says: 'Da un venditore professionale la garanzia è di due anni, o almeno uno se pattuito. Da un privato denunci i vizi nascosti entro otto giorni dalla scoperta e agisca entro un anno.',
    dependsOn: 'chi l’ha venduta',
  },
}
