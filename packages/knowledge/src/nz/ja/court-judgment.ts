/** Court judgments, and what may be taken because of them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'nz.judged.want': { says: '裁判所が決めたか、役人が取立てを始めました。' },
  'nz.judged.reality': {
    says: 'これは重いことですが、まだ選べます。分割の計画を申し出るか、もう一度事件を開くよう裁判所に求められます。',
  },
  'nz.judged.who': {
    says: '物を差し押さえられるのは、裁判所の執行官（bailiff）だけです。取立て会社にはできません。',
  },
  'nz.judged.rights': {
    says: 'いくら払えるかを裁判所に示せます。家の基本の物と仕事の道具は、ある額まで守られます。',
  },
  'nz.judged.not-all': {
    says: '給料を全部は取れません。ふつうの借金では、給料差押命令（attachment order）は手取りの少なくとも60%を残さなければなりません。',
  },
  'nz.judged.right-assessment': {
    says: '家計の調べ（financial assessment）を受けられます。いくら払えるかを、裁判所に見てもらえます。',
  },
  'nz.judged.right-setaside': {
    says: '訴えの書類を一度も受け取らなかったか、よい反論があるなら、判決を取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.judged.right-vary': {
    says: '事情が変わったら、給料差押命令（attachment order）を変えるよう、裁判所に求められます。',
  },
  'nz.judged.step-call': {
    says: '事件番号を持って、裁判所に電話してください。何がいつ命じられたかを聞いてください。',
  },
  'nz.judged.step-mentor': {
    says: 'MoneyTalks（0800 345 123）に電話し、家計の計画を立ててください。',
  },
  'nz.judged.step-offer': {
    says: '続けられる額を申し出て、家計の書類（financial statement）に書いてください。',
  },
  'nz.judged.step-options': {
    says: '全く払えないなら、no asset procedureかdebt repayment orderについて聞いてください。',
  },
  'nz.judged.opt-plan': {
    says: '毎週の額を申し出てください。',
    title: '少しずつ払う',
    cost: '申し出る額。',
    time: '数日から数週間。',
    risk: 'やめると、相手はまた動けます。',
    bestFor: '払う義務があり、いくらか収入があるとき。',
  },
  'nz.judged.opt-setaside': {
    says: 'なぜ答えなかったか、何が反論かを説明してください。',
    title: '取り消し（set aside）を求める',
    cost: '手数料がかかることがあります。',
    time: '数日のうちに動いてください。',
    risk: '裁判所が断ることがあります。',
    bestFor: '書類を一度も受け取らなかったか、よい反論があるとき。',
  },
  'nz.judged.opt-insolvency': {
    says: 'no asset procedureは1年続き、$50,000までのほとんどの借金を終わらせます。',
    title: '支払不能の道（insolvency options）',
    cost: '申し込みは無料。',
    time: '数週間。',
    risk: '公にされ、使えるのは1度です。',
    bestFor: '持ち物が少なく、払えないとき。',
  },
  'nz.judged.warn-assessment': {
    says: '家計の調べ（financial assessment）を放っておくと、裁判所は、あなたを連れて行く令状（warrant）を出せます。',
  },
}
