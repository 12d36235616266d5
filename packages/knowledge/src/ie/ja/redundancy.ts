/** Redundancy and firms that are insolvent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_JA: Words = {
  'ie.work.right-redundancy': {
    says: '2年の後、人員整理手当（redundancy pay）は、1年につき2週分と、さらに1週分です。週€600を超える賃金は数えません。',
  },
  'ie.work.insight-redundancy': {
    says: '人員整理（redundancy）は仕事についてのもので、あなた個人についてではありません。ほかの人が今その仕事をしているなら、不公正な解雇かもしれません。',
    actionable: 'どうやってあなたを選んだか聞き、答えを残してください。',
  },
  'ie.work.right-collective': {
    says: '多くの仕事が一度になくなるとき、会社は先に従業員と話し、30日待たなければなりません。',
  },
  'ie.work.right-insolvent': {
    says: '会社が支払不能（insolvent）なら、国が、未払いの賃金、休暇、予告、人員整理手当（redundancy pay）を払えます。清算人（liquidator）に請求を頼んでください。',
  },
}
