/** Contact with children after parents part, in England and Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_JA: Words = {
  'gb.children.right-order': {
    says: '子どもがどこに住み、誰に会うか、家庭裁判所に決めてもらえます。子どもにとって一番よいことが先です。',
  },
  'gb.children.right-meeting': {
    says: '裁判所の前に、たいてい調停の説明に行く必要があります。虐待があったときは要りません。',
  },
  'gb.children.answer': {
    says: '調停の助けで合意を試します。だめなら家庭裁判所に命令（child arrangements order）を求めます。子どもにとって一番よいことが先です。',
  },
}
