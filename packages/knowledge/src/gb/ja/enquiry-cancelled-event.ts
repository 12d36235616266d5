/** Questions about holidays and events that were cancelled: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_JA: Words = {
  'gb.ask-consumer.holiday-event': {
    says: '会社が取りやめ、払った物を出せないなら、ほとんどの場合、お金を返してもらえるはずです。書面で店に求め、次にカード会社に求めてください。',
  },
}
