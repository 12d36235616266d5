/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'au.debt.want': {
    says: 'この手紙は、お願いをしているだけです。手紙だけで払わせることはできません。',
  },
  'au.debt.reality': {
    says: 'これは会社の手紙で、裁判所からではありません。この手紙で給料や物を取られることはありません。',
  },
  'au.debt.rights': {
    says: '証拠を求め、借金を争い、支払いが苦しい人の支援（hardship）を求め、払える額を申し出ることができます。おどすことは許されません。',
  },
  'au.debt.no-wages-yet': {
    says: 'まだ給料や銀行のお金を取れません。先に訴えて勝つ必要があります。',
  },
  'au.debt.no-goods-yet': {
    says: '物を取ることも、家に入ることもできません。できるのは、裁判所の命令の後の執行官（sheriffかbailiff）だけです。貸し手は、ローンの担保の車を取ることがあります。',
  },
  'au.debt.know-old': {
    says: 'ほとんどの借金は、6年で裁判には古すぎます。ノーザンテリトリー（Northern Territory）では3年です。支払いや署名した書面で、数え直しになることがあります。',
    learnMore:
      '最後に払った日や手紙を書いた日を調べてください。何か払ったり署名したりする前に調べます。',
  },
  'au.debt.right-proof': {
    says: '契約書、明細、額の計算などの証拠を求められます。調べる間は、取立てを止めるべきです。',
  },
  'au.debt.opt-proof': {
    says: '契約書と明細を求めてください。見るまでは何も払いません。',
    title: '証拠を求める',
    cost: '無料です。',
    time: '手紙1通です。その後、数週間です。',
    risk: '小さいです。それでも訴えられることがあるので、裁判所の書類に注意してください。',
    bestFor: '自分の借金か分からない、または額がおかしいとき。',
  },
  'au.debt.opt-plan': {
    says: '2週間ごとの額か、終わらせるための少なめの一括の額を申し出てください。払う前に書面でもらいます。',
    title: '支払い計画を申し出る',
    cost: '約束した額です。',
    time: '数日から数週間です。',
    risk: '支払うと、期限が数え直しになることがあります。',
    bestFor: '払う義務があり、古すぎないとき。',
  },
  'au.debt.opt-counsellor': {
    says: 'あなたの代わりに手紙を書き、借金をなくすよう頼んでくれます。',
    title: '無料の家計の相談員（financial counsellor）に会う',
    cost: '無料です。',
    time: '今です。',
    risk: 'ありません。',
    bestFor: '借金が多い、または余るお金がないとき。',
  },
  'au.debt.insight-restart': {
    says: '6年が終わっていないなら、少しの支払いでも数え直しになることがあります。電話の人は、よくそれを求めます。',
    actionable: '何か払う前に、借金がどれだけ古いか確かめてください。',
  },
  'au.debt.insight-waiver': {
    says: '給付で暮らし、持ち物が少ないなら、相談員が会社に借金をあきらめるよう頼めます。',
    actionable: '借金の免除（debt waiver）について、National Debt Helplineに聞いてください。',
  },
  'au.debt.warn-court': {
    says: '裁判所の書類が来たら、放っておかないでください。期限内に返事をしないと、相手があなた抜きで勝つことがあります。',
  },
  'au.debt.warn-fixers': {
    says: 'お金を取って信用や借金を直すという会社に注意してください。家計の相談員（financial counsellors）は無料でします。',
  },
  'au.debt.myth-prison': {
    says: 'カード、ローン、請求書を払わないことで、刑務所に入ることはありません。',
  },
  'au.debt.myth-things': {
    says: '取立て会社は物を取れません。できるのは、裁判所の命令の後の執行官（sheriffかbailiff）だけで、基本の家の物は安全です。',
  },
  'au.debt.element-creditor': {
    says: 'だれに払う義務があるかを言うべきです。',
    name: 'だれに払うのか',
    ifMissing: '手紙に、だれに払うのか書いてありません。払う前に聞いてください。',
  },
  'au.debt.element-sum': {
    says: 'いくら求めているかを言うべきです。',
    name: 'いくらか',
    ifMissing: '手紙に、はっきりした額がありません。全部の明細を求めてください。',
  },
  'au.debt.right-bankrupt': {
    says: '破産の通知（bankruptcy notice）には、1万ドル以上の判決が必要です。通知から21日あります。この手紙だけで破産にはなりません。',
  },
}
