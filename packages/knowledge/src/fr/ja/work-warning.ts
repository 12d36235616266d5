/** The Japanese words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_JA: Words = {
  'fr.work-warning.want': {
    says: '雇い主が、過失を書面で罰しています（avertissement）。解雇されてはいません。',
  },
  'fr.work-warning.who': {
    says: 'これはあなたの雇い主です。労働裁判所（conseil de prud’hommes）は、罰を調べ、取り消せます。',
  },
  'fr.work-warning.reality': {
    says: '仕事と給料は続きます。新しい過失は重くなることがあるので、まちがいなら答えてください。3年後は、もう使ってはいけません。',
  },
  'fr.work-warning.not-yet': {
    says: 'この手紙で、解雇したり給料を減らしたりはできません。給料からの罰金は禁じられています。',
  },
  'fr.work-warning.right-reason': {
    says: '手紙には、何をしたかを書かなければなりません。疑わしければ、あなたに有利になります。',
  },
  'fr.work-warning.right-cancel': {
    says: 'まちがった罰や厳しすぎる罰は、裁判官が取り消せます。求めるために2年あります。',
  },
  'fr.work-warning.right-one': {
    says: '同じ過失を2回罰してはいけません。だから、これだけを理由に、後で解雇できません。',
  },
  'fr.work-warning.step': {
    says: '事実、日付、証人をつけて、書面で答えてください。控えと、送った証拠を残します。従業員の代表か労働組合に聞きます。',
  },
  'fr.work-warning.option': {
    says: '争うと書き、取り下げるよう求めます。',
    title: '書面で争う',
    cost: '無料。',
    time: '今週。',
    risk: '本当のことより多く認めないでください。',
    bestFor: '事実がまちがっているとき。',
  },
}
