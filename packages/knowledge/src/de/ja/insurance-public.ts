/** Decisions of public insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_JA: Words = {
  'de.supply.ins-who-public': {
    says: 'これは公の保険です。1か月以内に異議（Widerspruch）を出し、その後、無料で社会裁判所に行けます。',
  },
  'de.supply.ins-deadline-public': {
    says: '公の保険に対しては、決定が届いた日から1か月あります。',
    action: '異議（Widerspruch）を送る',
    consequence: '決定が確定します。',
    service: '決定は、出してから4日目に届いたとみなされます',
  },
  'de.supply.ins-not-yet-public': {
    says: '1か月が進む間、または異議の結論が出るまで、決定は確定しません。',
  },
  'de.supply.ins-right-rehab': {
    says: '近くの治療で足りなければ、健康保険はリハビリを負担します。まず通院、だめなら入院です。理由を書いた医師の手紙を送ってください。',
  },
  'de.supply.ins-step-object-public': {
    says: '1か月以内に書いてください。「この日付の決定に異議を出します。」署名し、理由は後で送ると書きます。',
  },
  'de.supply.ins-step-doctor': {
    says: '医学の報告書（Gutachten）を求め、あなたの医師に見せてください。医師の短い手紙が大いに役立ちます。',
  },
  'de.supply.ins-right-file': {
    says: '記録と医学の報告書を見る権利があります。',
  },
  'de.supply.ins-right-court': {
    says: '異議を断られた後、1か月以内に、無料で社会裁判所に行けます。',
  },
  'de.supply.ins-option-object': {
    says: '書面で異議を出し、理由と医師の手紙は後で送ります。',
    title: '1か月以内に異議（Widerspruch）を出す',
    cost: '無料。',
    time: '1か月。答えは最長3か月かかります。',
    risk: 'ほとんどありません。',
    bestFor: 'お金か治療が必要なとき。',
  },
  'de.supply.ins-want-public': {
    says: '公的な保険が、あなたの申請を断るか、支払いを止めると言っています。',
  },
  'de.supply.ins-reality-public': {
    says: '最初の拒否が最後とは限りません。異議は無料で、医師の手紙が役立ちます。',
  },
  'de.supply.ins-rights-public': {
    says: '異議を出し、医師の鑑定書を読み、無料で社会裁判所に行けます。',
  },
}
