/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_JA: Words = {
  'gb.ask-housing.entry': {
    says: '家主は、好きなときに入ってはいけません。修理や点検では、緊急を除いて、少なくとも24時間前に書面で知らせるべきです。書面でやめるよう求めてください。',
  },
  'gb.ask-housing.lodger': {
    says: '間借り人（lodger）の権利は少ないです。家主に裁判所の命令はいりませんが、適切な予告が必要です。家賃の日と日の間の長さのことが多いです。力を使ってはいけません。',
    dependsOn: '家主と生活の場所を共有しているか',
  },
  'gb.ask-housing.pets': {
    says: '2026年5月1日から、イングランドの民間の家主に、ペットを書面で頼めます。家主は28日以内に答えなければならず、断るにはよい理由が必要です。',
    dependsOn: '家主によい理由があるか',
  },
  'gb.ask-housing.leave-early': {
    says: 'イングランドの民間の賃貸には、今、決まった終わりがありません。2か月前に書面で知らせれば出られます。家賃の期間の終わりに合わせます。契約でもっと短いこともあります。',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: '書面がなくても権利があります。自分だけで使う家に家賃を払っているなら、おそらく借り手（tenant）です。条件の書面を求めてください。',
  },
  'gb.ask-home.succession': {
    says: '公営住宅の保護された賃貸（secure tenancy）は一度だけ引き継げます。いっしょに住んでいた夫、妻、パートナーが引き継ぎます。ほかの家族は、2012年4月1日より前に始まり、最後の12か月住んでいたとき、または契約にあるときに引き継げます。書面で頼み、家賃を払い続け、相談せずに出ないでください。',
    dependsOn: '賃貸がいつ始まったか、あなたと借り主の関係、前に引き継がれたことがあるか',
  },
}
