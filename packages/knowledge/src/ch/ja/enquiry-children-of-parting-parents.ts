/** How much is paid for a child of parents who live apart, and where it lives: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_JA: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'スイスに決まった表はありません。保育を含む子の必要と、双方が払える額で決まります。それぞれに生活費は残ります。書面で合意でき、子についてはKESBか裁判所の承認で拘束力を持ちます。まとまらなければ裁判所が決めます。請求の1年前までさかのぼれるので、早く動いてください。18歳まで、または最初の職業教育が終わるまで続きます。',
  },
  'ch.ask.where-children-live': {
    says: 'まず両親が決めます。調停人やKESB（児童保護局）が助けます。まとまらなければ、婚姻中の親は裁判所、その他はKESBが、子の利益で決めます。普通は両親が共同の親権を持ち続けます。親の一方か子が交替での養育（alternierende Obhut）を求めれば、必ず検討されます。それまで一人で子を移さないでください。',
  },
}
