/** Questions about a music licence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_JA: Words = {
  'ie.ask.music-licence': {
    says: '客や従業員に聞こえる所で音楽を流すなら、ラジオでも必要です。流していないなら書面でそう伝えます。面積や期間からどう計算したか尋ねます。料金が高すぎると思えば、Controllerが調べることができます。',
  },
}
