/** Questions about a move to another place of work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_DE: Words = {
  'it.ask.transfer': {
    says: 'Versetzen dürfen sie nur aus echten Gründen, die sie beweisen müssen. Verlangen Sie die Gründe schriftlich. Anfechten müssen Sie binnen 60 Tagen. Arbeiten Sie weiter, bis ein Richter entscheidet, und fragen Sie die Gewerkschaft.',
  },
}
