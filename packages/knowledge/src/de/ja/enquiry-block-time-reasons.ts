/** Questions about a block of unemployment pay with a good reason for leaving: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_JA: Words = {
  'de.ask-job.block-time-reason': {
    says: '1か月以内に書面で異議を出してください（無料）。重大な理由（wichtiger Grund）があれば停止期間はありません。医師が退職を勧めた病気、証明できるいじめ、賃金の未払い、介護、配偶者との同居などです。証明書を送り、先に何を試みたかを示してください。雇用機関には医師用の用紙があります。認められなければ、社会裁判所も無料です。',
  },
}
