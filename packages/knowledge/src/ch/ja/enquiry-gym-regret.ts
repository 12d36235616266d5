/** Questions about a gym contract that a person regrets after some days: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_JA: Words = {
  'ch.ask.gym-regret': {
    says: 'いいえ、ジムで署名した契約には、スイス法に取り消す権利はありません。14日以内の取消しは、自宅、路上、職場、または頼んでいない電話で売られた場合だけです。約款を読んでください。最初の数日は認めるジムもあります。すぐに書面で好意、休止、譲渡を頼みましょう。長い病気や遠方への引っ越しは重大な理由になり得ます。',
  },
}
