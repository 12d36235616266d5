/** Avviso prima della causa per condominio, eredità e assistenza: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_IT: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: 'Non possono chiudere il contratto di una casa (lease) per spese comuni (service charge) senza una condizione. Lei deve averle ammesse, o deve averlo deciso un tribunale (court o tribunal).',
  },
  'gb.lbc.ground-rent-notice': {
    says: 'Il canone del suolo (ground rent) è dovuto solo dopo un avviso nella forma di legge, con una data da 30 a 60 giorni dopo.',
  },
  'gb.lbc.lease-tribunal': {
    says: 'Può chiedere a un tribunale speciale (tribunal) se le spese comuni (service charges) e quelle amministrative aggiunte sono giuste.',
  },
  'gb.lbc.lease-summary': {
    says: 'Ogni richiesta di spese comuni (service charge) deve avere un riassunto dei Suoi diritti. Senza, può trattenere i soldi finché non arriva.',
    actionable: 'Guardi le richieste, non solo questa lettera. Se il riassunto mancava, lo scriva.',
  },
  'gb.lbc.estate-pays': {
    says: 'Il debito si paga con ciò che la persona ha lasciato. La famiglia non paga con i propri soldi, se non ha firmato anche lei.',
  },
  'gb.lbc.care-review': {
    says: 'Può chiedere una copia del calcolo sui Suoi soldi (financial assessment) e una sua revisione. Mandi le prove di reddito, affitto e spese per la disabilità.',
  },
  'gb.lbc.care-complain': {
    says: 'Può fare reclamo al comune (council) per le spese di assistenza. Poi può andare gratis dal Local Government and Social Care Ombudsman.',
  },
  'gb.lbc.step-passed': {
    says: 'I soliti 30 giorni sono finiti, quindi risponda oggi. Ora possono iniziare una causa. Una risposta in ritardo può ancora fermarla.',
  },
  'gb.lbc.step-passed-post': {
    says: 'Controlli la posta, anche a un vecchio indirizzo. Cerchi un modulo di causa (claim form). Dà poco tempo per rispondere.',
  },
}
