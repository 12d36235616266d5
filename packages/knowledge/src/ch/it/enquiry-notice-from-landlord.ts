/** Questions about a landlord who ends the lease, and more time in the home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: 'Controlli il modulo ufficiale: senza, la disdetta è nulla. In ogni caso scriva entro trenta giorni dalla ricezione all’ufficio di conciliazione, per contestarla o avere più tempo. È gratis, e resta fino alla decisione. Non firmi che è d’accordo.',
  },
  'ch.ask.more-time': {
    says: 'Chieda la protrazione all’ufficio di conciliazione entro 30 giorni dalla disdetta. È gratis. Per un’abitazione fino a quattro anni, in una o due volte. Mostri perché andarsene è duro per Lei e tenga le prove delle ricerche. Non con affitto in ritardo o colpa grave.',
  },
}
