/** The Italian words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'nl.ask.broken': {
    says: 'La garanzia del negozio, uno o due anni, non decide. Una cosa deve durare quanto ci si aspetta dal tipo e prezzo, come più anni per un telefono o una lavatrice. Il venditore deve riparare o cambiare gratis, e non mandarla dal produttore. Nel primo anno deve provare che era a posto. Scriva con un termine. Se non va, chieda i soldi.',
  },
}
