/** A lasting power of attorney: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_FR: Words = {
  'gb.attorney.know': {
    says: "Un mandat (lasting power of attorney) doit être fait tant que la personne le comprend, et être enregistré. S'il est trop tard, la Court of Protection peut nommer quelqu'un.",
  },
}
