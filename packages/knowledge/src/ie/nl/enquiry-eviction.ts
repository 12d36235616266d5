/** Questions about eviction, its notice, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'ie.ask.evict': {
    says: 'Een verhuurder kan u niet met alleen een opzegging (notice) uit huis zetten. U kunt haar bij de RTB betwisten en blijven zolang die beslist. Bel Threshold op 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Zonder fout van u is het 90 dagen onder zes maanden, 152 tot een jaar, 180 tot zeven jaar, dan 196 en 224. Voor achterstallige huur is het 28 dagen, na een waarschuwing van 28 dagen.',
    dependsOn: 'hoe lang u er woont en de reden',
  },
  'ie.ask.locks': {
    says: 'U buitensluiten is tegen de wet. Bel meteen Threshold op 1800 454 454 en de RTB. Die kan bevelen dat u weer naar binnen mag.',
  },
  'ie.ask.arrears': {
    says: 'Betaal nu wat u kunt. U moet eerst een waarschuwing van 28 dagen krijgen, en alles betalen binnen die tijd stopt het. Bel MABS en Threshold.',
  },
}
