/** Notices to end a tenancy and late rent in Queensland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_IT: Words = {
  'au.home.qld-remedy': {
    says: 'In Queensland un avviso per rimediare (notice to remedy breach) Le dà sette giorni. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare l’affitto, o rimediare a quello che dice l’avviso (breach notice)',
    consequence: 'Può ricevere un avviso di uscita (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'In Queensland un padrone di casa ha bisogno di un motivo per chiudere un affitto. La fine di un contratto a termine è un motivo, con due mesi di preavviso.',
  },
  'au.home.qld-seven': {
    says: 'In Queensland l’affitto deve essere in ritardo di sette giorni prima di un avviso (breach notice). Poi ha sette giorni per pagare.',
  },
  'au.home.qld-qcat': {
    says: 'In Queensland solo QCAT può ordinarle di uscire, e solo la polizia può eseguirlo.',
  },
}
