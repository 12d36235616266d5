/** Japanese: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_JA: Words = {
  'ie.road.know-points': {
    says: '点は3年残ります。12点で6か月免許がなくなります。初心者は7点です。裁判所は通知より多い点をつけます。',
  },
  'ie.road.right-insurance': {
    says: '保険なしの運転は裁判所に行き、免許を失うことがあります。取られた車は、早く保険と税を見せ、費用を払って返してもらいます。費用は増えます。',
  },
  'ie.road.know-drink': {
    says: '飲酒運転では免許を失います。裁判の前に弁護士に頼みます。払えなければ、無料の助けを裁判官に頼みます。',
  },
  'ie.road.know-off-road': {
    says: '使わない車は、税が切れる前に役所に届けます。過ぎた分には届けられず、未払いは残ります。',
  },
  'ie.road.right-litter': {
    says: '期限内に罰金を払うか、役所に裁判所で証明させられます。あなたでなければ役所に書きます。',
  },
  'ie.garda.right-solicitor': {
    says: '答える前に弁護士に会えます。無料のこともあります。黙ることもできますが、裁判所がそれを考えに入れることもあります。',
  },
  'ie.ask.motor-tax': {
    dependsOn: '車を使わないと前もって届け出たか',
    says: '滞納分を払わないと、車の税の手続きはできません。使わない期間は、前もって届け出た場合だけ認められます。motor tax officeに月と金額を聞きます。税なしで運転しません。警察が車を取ることがあります。',
  },
}
