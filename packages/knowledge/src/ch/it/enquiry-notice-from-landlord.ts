/** Questions about a landlord who ends the lease, and more time in the home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: "Scriva all'ufficio di conciliazione entro trenta giorni dal ricevimento: contesti la disdetta e chieda una protrazione fino a quattro anni. È gratis e può restare fino alla decisione. Chieda il motivo per iscritto. Un motivo falso, come il bisogno proprio per affittare più caro, permette di annullarla. Per la protrazione contano età, malattia, figli, anni lì e le ricerche. Senza modulo ufficiale è nulla. Non firmi nulla.",
  },
  'ch.ask.more-time': {
    says: 'Chieda la protrazione all’ufficio di conciliazione entro 30 giorni dalla disdetta. È gratis. Per un’abitazione fino a quattro anni, in una o due volte. Mostri perché andarsene è duro per Lei e tenga le prove delle ricerche. Non con affitto in ritardo o colpa grave.',
  },
}
