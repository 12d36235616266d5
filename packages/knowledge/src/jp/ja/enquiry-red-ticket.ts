/** Questions about a red ticket in traffic: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_JA: Words = {
  'jp.ask.red-ticket': {
    says: '赤切符は刑事事件です。警察や検察から呼び出しがあるので、その日に行ってください。速度違反の罰金は6万円から10万円ほどが多く、同意すれば略式手続で終わります。罰金でも前科になりますが、会社に連絡は行きません。免許の処分は別で、90日以上の停止や取消しの前には意見の聴取があります。違反を争うときや飲酒のときは、署名する前に弁護士へ。',
  },
}
