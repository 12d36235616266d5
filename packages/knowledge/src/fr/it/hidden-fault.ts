/** Letters to a seller on a hidden fault (vice caché): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: 'Per un vizio nascosto (vice caché) il compratore deve provare che era grave, nascosto e presente il giorno della vendita. L’usura o un difetto visibile non conta.',
  },
  'fr.fault.right-time': {
    says: 'Il compratore ha due anni da quando scopre il difetto. Può chiedere di annullare la vendita o una parte del prezzo.',
  },
}
