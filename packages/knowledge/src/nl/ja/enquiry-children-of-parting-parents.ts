/** How much is paid for a child of parents who live apart, and where it lives: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA: Words = {
  'nl.ask.maintenance-how-much': {
    says: '法律に決まった額はありません。別れる前の世帯収入から見た子の費用と、それぞれが出せる額で決まります。裁判官は毎年の基準（Tremanormen）を使います。話し合いで決め、親の計画書に書けます。まとまらなければ弁護士が裁判官に求めます。額は毎年1月1日に自動で上がります。18歳まで、生活と学費は普通21歳まで続きます。',
  },
  'nl.ask.where-children-live': {
    says: 'まず両親が親の計画書（ouderschapsplan）で決めます。子の住まい、それぞれの日、費用を書きます。夫婦は普通、裁判所に出す必要があります。普通は両親とも親権（gezag）を持ち続けます。まとまらなければ調停を試し、その後は弁護士が裁判官に求めます。裁判官は子の利益で決めます。12歳からの子は意見を言えますが、決めるのは子ではありません。',
  },
}
