/** The Japanese words of Spain: consumer rights. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'es.buy.want': {
    says: '会社が、支払いや契約を続けることを求めるか、あなたの頼みを断っています。',
  },
  'es.buy.who': {
    says: '事業者です。法律は消費者としてのあなたを守ります。その権利は、署名しても手放せません。',
  },
  'es.buy.rights': {
    says: '取消し、品物の修理、不公正な条項の拒否ができることが多いです。苦情は無料です。',
  },
  'es.buy.reality': {
    says: 'あなたが払うべきだと、会社だけで決めることはできません。同意できなければ、決められるのは裁判官か仲裁人だけです。',
  },
  'es.buy.no-seizure': {
    says: '裁判所なしに、給料からお金を取ることはできません。',
  },
  'es.buy.right-withdraw': {
    says: 'ネット、電話、訪問で買いましたか。14日以内に理由なしで取り消せます。頼んでいない訪問なら30日です。その後、売り手は14日以内に返金します。',
  },
  'es.buy.right-withdraw-year': {
    says: '会社がその権利を知らせなかったなら、さらに12か月あります。',
  },
  'es.buy.right-guarantee': {
    says: '新しい品物には3年の法定保証があります。最初の2年の欠陥は、最初からあったとみなされます。',
  },
  'es.buy.right-unfair': {
    says: '不公正な条項には、署名していても従う必要がありません。やめるときの高い手数料は、不公正なことがあります。',
  },
  'es.buy.right-not-ordered': {
    says: '頼んでいない品物やサービスに払う義務はありません。黙っていても同意にはなりません。',
  },
  'es.buy.right-late': {
    says: '別の日を決めていなければ、品物は30日以内に届かなければなりません。届かなければ、時間を追加し、次に取り消して返金を受けてください。',
  },
  'es.buy.right-form': {
    says: '苦情の用紙（hoja de reclamaciones）と、苦情を出した証拠を受ける権利があります。',
  },
  'es.buy.right-credit-14': {
    says: '消費者ローンは14日以内に取り消せます。お金と、その日数の利息を返します。',
  },
  'es.buy.deadline-withdraw': {
    says: '品物を受け取った日か、サービスに署名した日から、14日以内に取り消せます。',
    action: '取消し（desistimiento）を書面で送る',
    consequence: '取り消すには、ほかの法律の理由が必要になります。',
  },
  'es.buy.step-write': {
    says: '会社に書いてください。何が起き、何を、いつまでに求めるかです。苦情の番号を残します。',
  },
  'es.buy.step-proof': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'es.buy.step-omic': {
    says: '会社が断るか、1か月黙っているなら、OMICに行ってください。仲裁（arbitraje de consumo）を頼みます。無料です。',
  },
  'es.buy.step-card': {
    says: 'カードで払って何も届かなければ、支払いを戻すよう銀行に頼んでください。',
  },
  'es.buy.step-pay-part': {
    says: '同意できる部分を払い、残りを払わない理由を書面で伝えてください。',
  },
  'es.buy.option-complain': {
    title: '苦情を出す',
    says: '会社に書面で、次にOMICに苦情を出します。',
    cost: '無料。',
    time: '答えまで1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'es.buy.option-cancel': {
    title: '契約を取り消す',
    says: 'はっきりした取消しを書面で送り、品物を返します。',
    cost: '返送料がかかることがあります。',
    time: '離れた相手からの購入なら14日。',
    risk: '返せない品物もあります。',
    bestFor: '家で買った、または迫られて買ったとき。',
  },
  'es.buy.option-court': {
    title: '裁判所に行く',
    says: '€2,000まで、弁護士なしで訴えられます。先に書面で話し合いを試みます。',
    cost: 'コピー代と時間。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
  'es.buy.insight-call': {
    says: '電話での契約に縛られるのは、書面の申込みをあなたが確認したときだけです。',
    actionable: '録音と、確認した申込みを求めてください。',
  },
  'es.buy.warning-keep-paying': {
    says: '請求書を払うのを止める前に、理由を書いてください。裁判所か仲裁人の前で争う借金は、不払いの一覧に載せられません。',
  },
  'es.buy.change-clientela': {
    says: '新しい法律で、大きい会社は15営業日以内に苦情に答え、電話には人が出なければなりません。',
    was: '会社は1か月以内に答えればよかったです。',
    is: '大きい会社と基本サービスは、2026年12月28日までに新しい法律に従わなければなりません。',
  },
  'es.buy.right-trip': {
    says: '主催者がパック旅行を中止したら、14日以内に全額を返します。金券を受け取る必要はありません。',
  },
}
