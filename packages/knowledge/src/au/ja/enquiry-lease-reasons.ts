/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_JA: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'ニューサウスウェールズ(2025年5月19日から)とビクトリア(2025年11月25日から)では、契約の終わりは理由になりません。法律の定める理由と証拠が必要で、なければ通知は無効となり、契約は月ごとに続きます。クイーンズランドでは期間の終わりが理由になり2か月、西オーストラリアでは30日で足ります。退去させられるのは審判所か裁判所だけです。',
    dependsOn: '州',
  },
  'au.ask.owner-moving-in': {
    says: '正当な理由ですが、正しい通知が必要です。ニューサウスウェールズとビクトリアでは月ごとの契約で90日、正式な用紙と証拠が要ります。クイーンズランドは2か月です。期間の定めのある契約は早く終わらず、テキストメッセージでは足りません。間違っていれば家賃を払って住み続けてください。すぐ他の人に貸したら苦情を言えます。借家人の窓口に電話を。',
  },
  'au.ask.co-tenant': {
    says: 'たいていは、はい。二人とも契約に名前があれば、大家はどちらにも家賃の全額を求められます。住まいを失わないよう払い、半分は同居人に請求します。日を決めて書面で求め、口座の記録を残し、審判所か少額の裁判を使います。出て行ったことを業者に書面で伝え、別の人を契約に入れるよう頼んでください。相手の保証金の分を充てられることもあります。',
  },
}
