/** Questions about the time in which an heir can refuse: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_JA: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: '遺産の物を何も持っていませんか。何も承認していなければ、普通は死亡から十年間放棄できます。その家に住むか物を持っていますか。その場合は三か月で目録を作り、さらに四十日で決めます。過ぎると、すべての借金を負う相続人とみなされます。債権者は裁判官に短い期限を求められます。放棄は公証人か裁判所で行います。それまで何も売らず、取らず、払わないでください。',
    dependsOn: '遺産の物を持つか、その家に住んでいるか',
  },
}
