/** The Japanese words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_JA: Words = {
  'ca.fact.fired-for-cause': {
    says: 'そのまま信じないでください。正当な理由（cause）の証明は難しく、一度のミスではめったに足りません。理由がなければ予告か手当が、最低額を大きく超えて払われることもあります。銀行・航空・通信・運送では12か月働けば90日以内に無料の不当解雇の申し立ても可能です。署名せず弁護士へ。',
  },
  'ca.fact.touched-at-work': {
    says: 'これは性的嫌がらせで、法律で禁じられています。日付と見た人を毎回書き留め、メッセージを残してください。書面で訴えれば、会社は調べる義務があり、罰することはできません。1年以内に州の人権機関へ。辞めざるを得なくてもEIは出ることがあります。暴行なら警察に電話できます。',
  },
  'ca.fact.vacation-in-rate-on': {
    says: '書面の同意なしにはできません。オンタリオの休暇手当は最低4%、5年後は6%です。毎回の給料に含められるのは、書面で同意し、明細に別に示されている場合だけです。そうでなければまだ受け取る権利があります。書面で求め、2年以内に労働省へ無料で申し立ててください。',
  },
}
