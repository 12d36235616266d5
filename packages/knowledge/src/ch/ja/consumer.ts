/** The Japanese words of Switzerland: buying, insurance, scams and bills. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'ch.buy.want': {
    says: '会社が、契約を守るか払うよう求めています。',
  },
  'ch.buy.real': {
    says: 'スイスには、ネットの購入を取り消す一般の権利はありません。店の規約を見てください。',
  },
  'ch.buy.not-yet': {
    says: '取立ての役所（Betreibungsamt）なしに、何も取ることはできません。',
  },
  'ch.buy.step-write': {
    says: '何がこわれていて、何を求めるかを、すぐに書いてください。',
  },
  'ch.buy.step-door': {
    says: '訪問や電話で買いましたか。14日以内に書面で取り消してください。',
  },
  'ch.buy.right-door': {
    says: 'CHF 100を超える訪問や電話の販売は、14日以内に取り消せます。',
  },
  'ch.buy.right-defect': {
    says: '新しい品物の欠陥には、ほとんどの場合、売り手が2年間責任を負います。規約を確かめ、欠陥はすぐに知らせてください。',
  },
  'ch.buy.option-write': {
    title: '書面で争う',
    says: '払う義務がない理由を書きます。',
    cost: '切手代。',
    time: '手紙1通。',
    risk: '取立ての手続き（Betreibung）が続くことがあります。',
    bestFor: '契約に縛られていないとき。',
  },
  'ch.buy.option-ombud': {
    title: 'オンブズマンに行く',
    says: '多くの業界に無料のオンブズマンがあります。',
    cost: 'ほとんど無料。',
    time: '数週間。',
    risk: '会社に強制はできません。',
    bestFor: '会社が助けてくれないとき。',
  },
  'ch.buy.health-cover': {
    says: '滞納があっても、健康保険の基本の補償は続きます。保険会社は、取立ての手続きの前に、督促し、30日の期間を置く必要があります。',
  },
  'ch.buy.insure-want': {
    says: '保険会社が、いくら払うかを知らせています。',
  },
  'ch.buy.insure-step': {
    says: '理由と条項を書面で求めてください。次に、無料のオンブズマンに相談します。',
  },
  'ch.buy.insure-right': {
    says: 'その業界のオンブズマンに、無料で相談できます。',
  },
  'ch.buy.insure-option': {
    title: 'オンブズマンに相談する',
    says: '手紙を送ります。',
    cost: '無料。',
    time: '数週間。',
    risk: '期限は進み続けます。',
    bestFor: '断られたのがまちがいだと思うとき。',
  },
  'ch.buy.scam-want': {
    says: 'このメッセージは、急がせて、お金かコードを取ろうとしています。',
  },
  'ch.buy.scam-who': {
    says: '知られた名前を使う詐欺師のようです。',
  },
  'ch.buy.scam-stop': {
    says: '払わず、押さず、かけ直さないでください。本当の番号を自分で調べます。',
  },
  'ch.buy.scam-bank': {
    says: '払った、またはコードを教えましたか。すぐに銀行に電話し、次に警察に届けてください。',
  },
  'ch.buy.scam-right': {
    says: '連邦のサイバーの役所（BACS）に、無料で届け出られます。',
  },
  'ch.buy.scam-option': {
    title: '放っておき、届け出る',
    says: '先に本物の会社に聞きます。',
    cost: '無料。',
    time: '数分。',
    risk: '確かめた後なら、ありません。',
    bestFor: '身に覚えがないとき。',
  },
  'ch.buy.bill-want': {
    says: '供給会社が請求書の支払いを求めています。',
  },
  'ch.buy.bill-check': {
    says: '請求書を確かめてください。一度に払えないなら、分割を提案します。',
  },
  'ch.buy.bill-right': {
    says: 'メーターの値と計算の方法を聞けます。',
  },
  'ch.buy.bill-plan': {
    title: '分割を頼む',
    says: '毎月の額を提案します。',
    cost: '提案した額。',
    time: '電話1回。',
    risk: '約束を守る必要があります。',
    bestFor: '払う義務があるとき。',
  },
  'ch.buy.right-phone-sale': {
    says: '電話や訪問で、100フランを超える物を売られましたか。それなら14日間は取り消せます。日数は、この権利を知らされてから数えます。',
  },
}
