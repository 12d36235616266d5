/** The Japanese words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_JA: Words = {
  'us.ask-home.rent-increase': {
    says: '期間のある契約の間、家賃が上がるのは、契約にあるときだけです。その後は通知が必要で、値上げに上限がある州や市もあります。',
    dependsOn: 'あなたの契約、州、市',
  },
  'us.story.rent-rise': {
    says: '賃貸契約の間、家賃はたいてい変わりません。その後は、州は通知を求めます。多くは30日から90日です。値上げに上限を決めている州や市もあります。相手が使う決まりを書面で聞いてください。',
    dependsOn: '住んでいる州と市、建物',
  },
}
