/** A lasting power of attorney: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_DE: Words = {
  'gb.attorney.know': {
    says: 'Eine Vorsorgevollmacht (lasting power of attorney) muss man machen, solange man sie versteht, und eintragen lassen. Ist es zu spät, kann der Court of Protection jemanden bestimmen.',
  },
}
