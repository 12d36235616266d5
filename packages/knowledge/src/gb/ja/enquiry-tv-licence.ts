/** Questions about television licences: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_JA: Words = {
  'gb.tv.answer-need': {
    says: 'どのチャンネルや機器でも、生放送を見る、録画する、またはBBC iPlayerを使うなら必要です。Netflix、DVD、ほかのチャンネルの見逃し配信にはいりません。',
    dependsOn: 'だれかが生放送かBBC iPlayerを見るか',
  },
  'gb.tv.answer-visit': {
    says: '裁判所の捜索令状（search warrant）がなければ、TV Licensingを入れる必要はありません。ドアを閉められます。',
  },
}
