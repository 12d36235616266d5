/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_JA: Words = {
  'es.ask.end-lease': {
    says: '2019年3月からの契約では、5年、持ち主が会社なら7年住めます。その後、家主には少なくとも4か月の予告が必要で、なければ続きます。2026年11月15日から、政令は普通6か月を求めています。まだ有効か聞いてください。',
    dependsOn: '署名の日と、持ち主がだれか',
  },
  'es.ask.leave-flat': {
    says: 'はい、6か月の後、30日の予告で出られます。追加で払うのは、契約に書いてあるときだけです。残りの1年につき1か月分です。2026年10月の政令は、少なくとも新しい契約でこれをなくしました。まだ有効か聞いてください。',
  },
  'es.ask.myth-no-contract-rent': {
    says: '口約束の賃貸も契約です。払って住んでいることを示せれば、同じ権利があります。',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'あなたの契約',
    says: '持ち主が個人で、最初の1年が過ぎ、契約にそう書いてあるときだけです。本人、子、親、離婚した配偶者のためで、2か月前に知らせます。3か月以内にだれも住まなければ、あなたは請求できます。',
  },
  'es.ask.home-sold': {
    dependsOn: 'いつサインしたか',
    says: '売られても契約は終わりません。買った人は5年まで、持ち主が会社だったら7年まで守らなければなりません。完全な知らせから30日以内に、先に買える権利があることも多いです。出るというサインはしないでください。',
  },
}
