/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'au.ask.things': {
    says: '取立て会社は、物を取ることも、家に入ることもできません。できるのは、裁判所の命令の後の執行官（sheriffかbailiff）だけです。車のローンは別です。',
  },
  'au.ask.prison': {
    says: 'カード、ローン、請求書の借金で、刑務所に入ることはありません。無料の助けは1800 007 007に電話してください。',
  },
  'au.ask.old': {
    says: 'ほとんどの借金は、6年で裁判には古すぎます。ノーザンテリトリー（Northern Territory）では3年です。支払いか署名した書面で、数え直しになります。分かる前に払わないでください。',
    dependsOn: '最後に払った日、または借金があると書いた日',
  },
  'au.ask.calls': {
    says: 'メールか手紙だけを使うよう、書面で求めてください。連絡は週に3回までにすべきです。電話を一つずつ書いておき、AFCAに苦情を出します。',
  },
  'au.ask.not-mine': {
    says: '払う義務がないと書き、証拠を求めてください。払わないでください。無料の信用情報（credit report）で、知らない口座がないか確かめます。',
  },
  'au.ask.wages': {
    says: '裁判所の判決と、その後の命令が必要です。暮らすための給料は、いつも一部残ります。税務署には裁判所がいりません。',
    dependsOn: 'だれへの借金か、判決があるか',
  },
  'au.ask.cannot-pay': {
    says: 'National Debt Helpline（1800 007 007）に電話し、会社ごとに支払いが苦しい人の支援（hardship）を求めてください。ローンかカードなら、21日以内に返事をしなければなりません。',
  },
  'au.ask.bankrupt': {
    says: '破産（bankruptcy）で、ほとんどの借金は終わりますが、3年と1日続き、制限があります。先に無料の家計の相談員（financial counsellor）と話してください。',
    dependsOn: '借金、持ち物、収入',
  },
  'au.ask.credit-file': {
    says: '信用情報（credit report）は、Equifaxと、今はillionも持つExperianから無料でもらえます。まちがいは直すよう頼んでください。延滞（default）は5年残ります。',
  },
  'au.ask.bankruptcy-notice': {
    says: '21日以内に動いてください。払うか、計画を取り決めるか、裁判所に取り消しを求めます。判決は1万ドル以上でなければなりません。過ぎると、破産を申し立てられます。',
  },
  'au.ask.wages-garnished': {
    says: '取るには裁判所の命令が要り、毎週、一定の額は残さなければなりません。税務署（ATO）、Child Support、ほとんどの罰金の役所には、裁判所は要りません。すぐ裁判所に分割払いを求めてください。ニューサウスウェールズ州では、その後は分割の額より多く給料から取られません。',
  },
  'au.ask.collector-family': {
    says: 'ほかの人に、あなたの借りを話すことはできません。居場所は聞けますが、理由は言えません。やめるよう書き、AFCAかPrivacy Commissionerに苦情を言ってください。',
  },
}
