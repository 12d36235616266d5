/** Questions of people who were caught speeding: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_JA: Words = {
  'gb.ask-speed.ticket': {
    says: '用紙が運転者を尋ねているなら、28日以内に返送してください。答えないこと自体が別の違反で、6点です。その後、講習、または100ポンドと3点、または裁判になります。確かでなければ先に写真を求めてください。講習か罰金のどちらか一方にし、期日を守ってください。',
  },
}
