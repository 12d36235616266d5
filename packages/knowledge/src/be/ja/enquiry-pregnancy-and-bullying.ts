/** The Japanese words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_JA: Words = {
  'be.ask.pregnant': {
    says: '雇い主が知った日から、休みの1か月後まで、解雇できるのは妊娠と関係のない理由だけで、雇い主が証明します。できなければ、6か月分の給料を追加で払います。理由を書面で求めてください。',
  },
  'be.ask.bullied-at-work': {
    says: '会社の相談員（personne de confiance）や予防の相談員に、秘密で無料で話せます。話し合いか、正式な手続きを求められます。正式な手続きは、仕返しからあなたを守ります。毎日の記録をつけ、組合や医師に相談してください。',
  },
}
