/** Questions about a parent who moves away with the child: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_JA: Words = {
  'it.ask.move-child': {
    says: '子の住む所は両親か裁判官が決めます。引っ越す親は30日以内に知らせる義務がありますが、書面の同意か裁判官の許可なしに子を遠くへ連れて行けません。反対だとすぐ書留かPECで書いてください。裁判所に急ぎの決定を求めます。子の利益で判断されます。収入が少なければ弁護士は無料です。',
  },
}
