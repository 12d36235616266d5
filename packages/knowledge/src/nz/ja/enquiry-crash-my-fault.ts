/** Questions of a driver without insurance who caused a crash: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_JA: Words = {
  'nz.ask.crash-my-fault': {
    says: '自分の責任なら、適正な修理代を払う義務がありますが、車の価値を超えません。レッカー代や代車代も加わることがあります。見積もり2つ、写真、持ち主の証明を求めてください。すぐ署名しないでください。払えないときは払える額を書面で伝えます。少額の分割に応じることが多いです。争いがあれば、弁護士なしのDisputes Tribunalが決めます。必ず出席を。相談はMoneyTalks(0800 345 123)。',
  },
}
