/** : the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_JA: Words = {
  'gb.ask-parking.firm-court': {
    says: 'はい。6年以内なら、county courtに訴えられます。訴状（claim form）が届いたら、送達（service）から14日以内に裁判所に答えてください。答えないと、不利な判決（judgment）が出ることがあります。',
  },
}
