/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'au.rise.want': { says: '家主か不動産会社が、家賃を上げたがっています。' },
  'au.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが法律に合うか確かめてください。',
  },
  'au.rise.reality': {
    says: 'ほとんどの所で、家賃を上げられるのは12か月に1回だけで、60日以上の書面の予告が必要です。',
  },
  'au.rise.not-yet': { says: '予告の期間が終わるまでは、前の家賃を払います。' },
  'au.rise.nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、60日の予告があり、12か月に1回です。通知から30日以内に、下げるようTribunal（NCAT）に頼めます。',
  },
  'au.rise.vic': {
    says: 'ビクトリア州（Victoria）では、90日の予告があり、12か月に1回です。30日以内に、確認をConsumer Affairs Victoriaに頼んでください。',
  },
  'au.rise.qld': {
    says: 'クイーンズランド州（Queensland）では、2か月の予告があり、その家の家賃を上げられるのは12か月に1回だけです。',
  },
  'au.rise.right-tribunal': {
    says: '相場よりずっと高いなら、州の審判所（tribunal）が下げられます。頼む時間は短いです。',
  },
  'au.rise.step-check': { says: '通知の日付、前の値上げ、近くの似た家の家賃を確かめてください。' },
  'au.rise.step-advice': { says: '今週、州の借りる人の相談所に電話してください。無料です。' },
  'au.rise.option-talk': {
    says: '似た家の家賃を書き、小さめの値上げを申し出てください。',
    title: '少ない額を申し出る',
    cost: '無料です',
    time: '書いてある日の前',
    risk: '断られるかもしれません。',
    bestFor: 'きちんと払っていて、住み続けたいとき。',
  },
  'au.rise.option-tribunal': {
    says: '下げるよう、州の審判所（tribunal）に頼んでください。',
    title: '審判所（tribunal）に頼む',
    cost: '少しの手数料です',
    time: '30日以内が多いです',
    risk: '何も変わらないかもしれません。',
    bestFor: '相場よりずっと高いか、予告が短いとき。',
  },
  'au.rise.wa': {
    says: '西オーストラリア州（Western Australia）では、60日の予告があり、家賃を上げられるのは12か月に1回だけです。',
  },
  'au.rise.sa': {
    says: '南オーストラリア州（South Australia）では、60日の予告があり、家賃を上げられるのは12か月に1回だけです。高すぎるかどうかは、SACATが言えます。',
  },
  'au.rise.tas': {
    says: 'タスマニア州（Tasmania）では、60日の予告があり、家賃を上げられるのは12か月に1回だけです。不合理なら、命令を求められます。',
  },
  'au.rise.act': {
    says: '首都特別地域（ACT）では、8週間の予告があり、12か月に1回です。決まった限度（物価の上がりと、その10分の1）を超える値上げには、あなたの同意かACATの命令が必要です。',
  },
}
