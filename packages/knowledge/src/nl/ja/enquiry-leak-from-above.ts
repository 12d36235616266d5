/** Questions about water from the flat above: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_JA: Words = {
  'nl.ask.leak-above': {
    says: '共用の配管、屋根、壁は管理組合（VvE）とその建物保険の責任です。上の部屋の中の配管は、多くは不注意があればその持ち主の責任です。今日、写真を付けて両方と自分の家財保険に書面で知らせてください。期限を決め、過ぎたら裁判官に修理を命じてもらえます。',
    dependsOn: '水漏れの場所',
  },
}
