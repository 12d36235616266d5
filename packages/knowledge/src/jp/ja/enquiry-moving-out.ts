/** Questions about ending a lease, the bill on leaving and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_WORDS: Words = {
  'jp.ask.leave': {
    says: '普通の賃貸借では正当事由と6か月前の通知が必要です。定期借家は期間で終わります。立退料も話し合えます。',
    dependsOn: '契約の種類',
  },
  'jp.ask.deposit': {
    says: '退去のあと、滞納や損傷を引いて返ります。ふつうの使用や古さの分は払いません。',
  },
  'jp.ask.move-out-bill': {
    says: 'ふつうの傷みや古さは払いません。傷つけたときでも、壁紙の価値は6年でほぼなくなります。クリーニングの特約は、明確で額が適切なときだけ有効です。その場で署名しないでください。項目ごとの額を求め、断る分を書面で伝えます。188に相談し、60万円までなら少額訴訟も使えます。',
  },
}
