/** Questions about builders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_FR: Words = {
  'ie.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date. Le travail doit être fait avec soin. Ensuite, utilisez la procédure des petits litiges jusqu’à 2 000 €.',
  },
}
