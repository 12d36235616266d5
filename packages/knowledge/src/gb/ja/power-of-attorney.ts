/** A lasting power of attorney: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_JA: Words = {
  'gb.attorney.know': {
    says: '委任状（lasting power of attorney）は、本人が分かるうちに作り、登録が必要です。遅ければ Court of Protection が人を決められます。',
  },
  'gb.attorney.answer-misused': {
    says: 'Office of the Public Guardian(OPG)に知らせてください。だれでも無料でできます。OPGは口座を調べ、Court of Protectionに代理権を終わらせるよう求められます。代理人は本人のために行動し、お金を分けて管理し、贈り物は小さな通常のものだけです。本人がまだ理解できるなら、自分で取り消せます。今お金が出ているなら、銀行と警察(101)に連絡してください。',
  },
}
