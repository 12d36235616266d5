/** The Italian words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'be.ask.used-car': {
    dependsOn: 'chi l’ha venduta',
    says: 'Un venditore professionale deve due anni di garanzia, o almeno uno se pattuito per iscritto. Segnali il difetto entro due mesi. Da un privato vale solo la regola dei vizi occulti: agisca subito, con un perito.',
  },
}
