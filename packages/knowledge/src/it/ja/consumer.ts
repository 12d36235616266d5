/** The Japanese words of Italy: consumer rights. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'it.buy.want': {
    says: '会社が、支払いや契約を続けることを求めるか、あなたの頼みを断っています。',
  },
  'it.buy.who': {
    says: '事業者です。法律は消費者としてのあなたを守ります。その権利は、署名しても手放せません。',
  },
  'it.buy.rights': {
    says: '取消し、品物の修理、不公正な条項の拒否ができることが多いです。',
  },
  'it.buy.reality': {
    says: 'あなたが払うべきだと、会社だけで決めることはできません。決められるのは裁判官だけです。',
  },
  'it.buy.no-seizure': {
    says: '裁判所なしに、給料からお金を取ることはできません。',
  },
  'it.buy.right-withdraw': {
    says: 'ネット、電話、訪問で買いましたか。14日以内に理由なしで取り消せます。頼んでいない家への訪問なら30日です。その後、売り手は14日以内に返金します。',
  },
  'it.buy.right-withdraw-year': {
    says: '会社がその権利を知らせなかったなら、さらに12か月あります。',
  },
  'it.buy.right-guarantee': {
    says: '品物には、売り手による2年の法定保証があります。最初の1年の欠陥は、最初からあったとみなされます。',
  },
  'it.buy.right-unfair': {
    says: '不公正な条項には、署名していても従う必要がありません。',
  },
  'it.buy.right-not-ordered': {
    says: '頼んでいない品物やサービスに払う義務はありません。',
  },
  'it.buy.right-late': {
    says: '品物は30日以内に届かなければなりません。届かなければ、時間を追加し、次に取り消して返金を受けてください。',
  },
  'it.buy.right-home-court': {
    says: '会社は、あなたの住む所の裁判所に訴えなければなりません。',
  },
  'it.buy.right-credit': {
    says: '消費者ローンは14日以内に取り消せます。早く返して費用を減らすこともできます。',
  },
  'it.buy.deadline-withdraw': {
    says: '品物を受け取った日か、サービスに署名した日から14日です。',
    action: '取消し（recesso）を書面で送る',
    consequence: '取り消すには、ほかの法律の理由が必要になります。',
  },
  'it.buy.step-write': {
    says: '書留かPEC（認証メール）で会社に書いてください。何が起き、何を、いつまでに求めるかです。',
  },
  'it.buy.step-proof': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'it.buy.step-adr': {
    says: '断られたら、消費者団体と調停（ADR）を頼んでください。無料か安いです。',
  },
  'it.buy.step-card': {
    says: 'カードで払って何も届かなければ、支払いの取消し（chargeback）を銀行に頼んでください。',
  },
  'it.buy.step-pay-part': {
    says: '同意できる部分を払い、残りを払わない理由を伝えてください。',
  },
  'it.buy.option-complain': {
    title: '苦情を出す',
    says: '書面で苦情を出し、次にADRか競争の監督機関（AGCM）に行きます。',
    cost: '手紙の代金。',
    time: '約1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'it.buy.option-cancel': {
    title: '契約を取り消す',
    says: 'はっきりした取消しを送り、14日以内に品物を返します。',
    cost: '送料がかかることがあります。',
    time: '14日。',
    risk: '返せない品物もあります。',
    bestFor: '家で買った、または迫られて買ったとき。',
  },
  'it.buy.option-court': {
    title: '治安判事（giudice di pace）に行く',
    says: '€1,100まで、弁護士なしで、自分だけで行けます。',
    cost: '少しの手数料。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
  'it.buy.insight-phone': {
    says: '電話での契約に縛られるのは、書面か保存できる形で受け入れたときだけです。',
    actionable: '録音と、署名したものを求めてください。',
  },
  'it.buy.warning-debit': {
    says: '口座の引落としは、8週間以内なら、戻すよう銀行に頼めます。借金そのものの争いは残ります。',
  },
  'it.buy.right-trip': {
    says: '主催者がパック旅行を中止したら、14日以内に全額を返します。金券を受け取る必要はありません。',
  },
}
