/** Questions about a raised fine whose first notice never came: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_IT: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Contesti la multa aumentata su antai.gouv.fr o per raccomandata entro 30 giorni dall’invio, con l’avviso e i motivi. Dica che il primo avviso non è mai arrivato e perché (trasloco, auto venduta). Un reclamo valido annulla il titolo e la prima multa si riesamina. Se non lo sapeva, si può anche dopo. Non paghi ciò che contesta.',
  },
}
