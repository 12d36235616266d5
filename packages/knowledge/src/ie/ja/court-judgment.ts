/** The Japanese words of Ireland: judgments and bankruptcy. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'ie.judged.want': {
    says: '裁判所が決めたか、執行官が取立てを始めています。',
  },
  'ie.judged.reality': {
    says: '大切な問題ですが、まだ選べることがあります。分割を提案でき、裁判所はあなたの収入などと合わせて見ます。',
  },
  'ie.judged.who': {
    says: '物を差し押さえられるのは、執行官（sheriff）かcounty registrarだけです。取立て会社にはできません。',
  },
  'ie.judged.rights': {
    says: '分割を頼めます。暮らしに必要な物と仕事の道具は、決まった額まで守られます。',
  },
  'ie.judged.not-all': {
    says: '払えないことを理由に、刑務所に入れることはできません。払えるのに断ったことを、先に裁判官が確かめる必要があります。',
  },
  'ie.judged.right-instalment': {
    says: '裁判所は、分割の命令（instalment order）の前に、あなたの収入などを見ます。後で変えるよう頼めます。',
  },
  'ie.judged.right-setaside': {
    says: '請求が届いていない、またはよい反論（defence）があるなら、判決の取消し（set aside）を裁判所に求められます。',
  },
  'ie.judged.right-wages': {
    says: '普通の債権者は、あなたの給料を差し押さえられません。',
  },
  'ie.judged.step-call': {
    says: '記録番号（record number）を用意し、裁判所の事務所に電話してください。何が、いつ命じられたかを聞きます。',
  },
  'ie.judged.step-mabs': {
    says: 'MABS（0818 07 2000）に電話し、収入と財産の表（statement of means）に書いてください。',
  },
  'ie.judged.step-offer': {
    says: '債権者に、書面で分割を提案してください。収入などについての審理には必ず行きます。',
  },
  'ie.judged.step-options': {
    says: 'まったく払えないなら、借金の免除（debt relief notice）か破産（bankruptcy）について聞いてください。',
  },
  'ie.judged.opt-instalments': {
    title: '分割で払う',
    says: '続けられる額を提案し、家計を示します。',
    cost: '提案した額。',
    time: '数日から数週間。',
    risk: '払うのをやめると、相手は裁判所に戻れます。',
    bestFor: '払う義務があり、収入があるとき。',
  },
  'ie.judged.opt-setaside': {
    title: '取消しか不服申立てを求める',
    says: '答えなかった理由と反論を説明します。不服申立て（appeal）の期限は短いです。',
    cost: '費用がかかることがあります。',
    time: '数日以内に動いてください。',
    risk: '裁判所が断ることがあります。',
    bestFor: '書類が届いていない、またはよい反論があるとき。',
  },
  'ie.judged.opt-insolvency': {
    title: '支払不能の解決策を使う',
    says: '借金の免除（debt relief notice）、整理計画（arrangement）、1年の破産（bankruptcy）で、ほとんどの借金を終わらせられます。',
    cost: '費用はMABSに聞いてください。',
    time: '数か月。',
    risk: '公開の登録簿に載ります。',
    bestFor: '払えないとき。',
  },
  'ie.judged.warn-home': {
    says: '判決は、家に抵当（judgment mortgage）として付けられることがあります。その前に相談してください。',
  },
  'ie.judged.right-no-prison': {
    says: 'お金がないことを理由に、刑務所に入れることはできません。払えたのに払わなかったと、裁判官が確信する必要があります。法律扶助も受けられます。',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'judgment mortgage は借金をあなたの家の持ち分に結びつけます。家が売られるわけではありません。売るには債権者がもう一度裁判所に行く必要があり、裁判官は断ることも待つこともできます。',
  },
}
