/** Questions about a copy of data: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_DE: Words = {
  'ie.ask.data-copy': {
    says: 'Ja. Verlangen Sie schriftlich eine Kopie aller Daten über Sie; sie ist kostenlos, und Sie müssen keinen Grund nennen. Sie müssen binnen eines Monats antworten oder sagen, warum sie bis zu zwei weitere brauchen. Sonst beschweren Sie sich bei der Data Protection Commission.',
  },
}
