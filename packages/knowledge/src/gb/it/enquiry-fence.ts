/** Questions about a fence between neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_IT: Words = {
  'gb.ask-neighbour.fence': {
    says: 'No. Nessuna legge generale obbliga a mettere o riparare una recinzione, anche propria. Guardi gli atti delle due case: una promessa può cambiare, una T indica il proprietario. Dal suo lato può mettere una recinzione fino a due metri, o uno vicino a una strada. Se cade e fa danni, può dover pagare il proprietario. Prima parlatene.',
  },
}
