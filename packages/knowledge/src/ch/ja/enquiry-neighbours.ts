/** Questions about neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'ch.ask.neighbour': {
    says: '隣の人は、音、におい、煙で、あなたをひどく困らせてはいけません。話し、日記をつけ、家主に伝えてください。調停の役所（Schlichtungsbehörde）も助けます。',
  },
}
