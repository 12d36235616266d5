/** A notice because the landlord needs the home, or sells it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_JA: Words = {
  'de.home.want-own-need': {
    says: '大家が、自分か家族が住まいを必要とすると言っています（Eigenbedarf）。理由は本物で、説明されていなければなりません。',
  },
  'de.home.right-own-need': {
    says: '自分で住むための解約では、だれがなぜ入るかを手紙に書かなければなりません。うそだったなら、損害を求められます。',
  },
  'de.home.right-sale': {
    says: '売られても、賃貸は終わりません。分譲に変わった後は、少なくとも3年、地域によっては10年まで、解約できない期間があります。',
  },
  'de.home.insight-own-need': {
    says: '自分で住むという理由は、一番よく争われます。名前や計画のないあいまいな言葉では、よく足りません。',
    actionable: 'だれが入ると言っているか、大家の別の住まいが空いていないか、書きとめてください。',
  },
  'de.home.right-converted': {
    says: '入居後に分譲住宅に変わり、その後売られましたか。その場合、売却から3年、住宅不足の町では最長10年、自己使用による解約はできません。',
  },
}
