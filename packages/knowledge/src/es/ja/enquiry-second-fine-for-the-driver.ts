/** Questions about a fine for not naming the driver: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_JA: Words = {
  'es.ask.driver-not-named': {
    says: '運転者を届けないこと自体が別の違反です。最初が軽い違反なら2倍、重い違反なら3倍の罰金です。点数は引かれません。異議は20日（暦日）以内です。最初の通知が届いていない場合や、実際に届け出ていた場合は、証拠を付けて異議を出してください。誰が運転したか知り得なかったと示せる場合も同じです。',
  },
}
