/** Questions about builders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_FR: Words = {
  'nz.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour réparer. Les travaux de construction ont des garanties pendant dix ans, et les défauts trouvés la première année doivent être réparés.',
  },
}
