/** Questions about a block of unemployment pay with a good reason for leaving: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_JA: Words = {
  'de.ask-job.block-time-reason': {
    says: '1か月以内に書面で異議を申し立ててください。無料です。重大な理由（wichtiger Grund）があれば停止はありません。医師の退職の勧め、証明できるいじめ、賃金未払い、介護などです。後から書かれた診断書でも有効です。事前に試みたことと一緒に出してください。医師用の用紙は機関にあります。特に酷な場合は6週間に減ります。失業登録していれば健康保険は続きます。',
  },
}
