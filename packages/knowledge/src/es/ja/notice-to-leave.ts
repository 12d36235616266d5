/** The landlord's notice that a lease ends, and the time that it must run: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_JA: Words = {
  'es.home.want-notice': {
    says: '家主が、家を出るよう求めるか、契約を続けないと言っています。',
  },
  'es.home.five-seven': {
    says: '2019年3月6日からの住まいの契約は、望めば5年、持ち主が会社なら7年続けられます。',
  },
  'es.home.right-stay-term': {
    says: '最初の5年（会社なら7年）は、望めば契約が1年ずつ続きます。もっと短い日が書いてあっても、従う必要はありません。',
  },
  'es.home.right-notice-four': {
    says: 'その期間の終わりに終えるには、家主は少なくとも4か月前に知らせる必要があります。なければ、最長であと3年続きます。2026年10月の政令は、議会（Congreso）が認めれば、もっと与えます。',
  },
  'es.home.right-own-need': {
    says: '自分で使うために早く終えるには、持ち主が個人で、契約に書いてある必要があります。1年たっていることと、理由を付けた2か月の予告が必要です。',
  },
  'es.home.right-leave-early': {
    says: '6か月の後、30日の予告で出られます。追加で払うのは、契約に書いてあるときだけです。2026年10月の政令は、少なくとも新しい契約でこれをなくしました。まだ有効か聞いてください。',
  },
  'es.home.step-never-sign': {
    says: '相談する前に、契約を終わらせる書類や新しい契約の書類に署名しないでください。',
  },
  'es.home.insight-season': {
    says: '本当の住まいなのに「季節の」契約（de temporada）となっていても、普通の住まいの契約であることが多いです。',
    actionable: '1年中住んでいる証拠を残してください。住民登録、仕事、学校などです。',
  },
  'es.home.warning-no-leave': {
    says: 'この手紙だけで、家を出たり鍵を返したりしないでください。先に相談を受けます。',
  },
  'es.home.element-reason': {
    name: '理由と始まり',
    says: '通知には、契約がいつ終わるかを書く必要があります。自分で使うためなら、理由も必要です。',
    ifMissing: '理由と日付を書面で求めてください。それがなければ、住み続けると伝えます。',
  },
  'es.home.right-silent-renewal': {
    says: 'すべての延長が終わった後、持ち主が何も言わずに15日住み続けると、契約は月または年ごとに続きます。書面で断られると続きません。',
  },
}
