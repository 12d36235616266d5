/** Questions of council tenants: repairs and tenancy warnings: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_IT: Words = {
  'ie.ask.council-repairs': {
    says: 'Non smetta di pagare l’affitto. Scriva alla housing maintenance del comune con foto, date e lettera del medico, e chieda quando interverrà. Una casa comunale deve rispettare quasi le stesse norme delle altre. Se no, reclamo formale, poi l’Ombudsman, gratis: 01 639 5600. Con danni alla salute chieda a un avvocato o FLAC della District Court.',
  },
  'ie.ask.council-warning': {
    says: 'Solo la District Court può farla uscire da una casa comunale, dopo un avviso e se è giusto. Una tenancy warning vale 12 mesi. Se è sbagliata, chieda per iscritto un riesame entro 10 giorni lavorativi. Scriva che cosa è successo davvero e che cosa fa. Il comune può anche allontanare una sola persona. Vada subito da FLAC o un law centre.',
  },
}
