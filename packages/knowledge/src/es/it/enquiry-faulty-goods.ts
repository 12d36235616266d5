/** The Italian words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'es.ask.guarantee': {
    says: 'Il venditore risponde per tre anni per le cose nuove comprate dal 2022, qualunque cosa dica, e non può mandarla dal produttore. Deve riparare o cambiare senza costi. Se no, chieda un prezzo più basso o i soldi. Scriva al negozio. Se rifiuta: hoja de reclamaciones, poi l’OMIC.',
  },
  'es.ask.used-car': {
    says: 'Da un commerciante ha una garanzia di tre anni, o almeno uno se l’avete deciso. Da un privato ha sei mesi per i difetti nascosti.',
    dependsOn: 'chi l’ha venduta',
  },
}
