/** A notice to a secure tenant of a council in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_JA: Words = {
  'gb.council-home.right-reasonable': {
    says: 'あなたは保護された借り主（secure tenant）です。自治体には裁判所の命令が必要で、家賃の滞納では裁判官が妥当と認めなければなりません。その前に計画の話し合いと給付の手助けが要ります。家賃と少し上乗せを払い、証拠を残してください。',
  },
  'gb.council-home.most-secure': {
    says: '公営住宅の借主の多くは保護された借主(secure tenant)です。これを終わらせることができるのは裁判所だけで、家賃の場合は裁判官が妥当と認める必要があります。家賃と少しの上乗せを払う間、住み続けることを認めることもできます。',
  },
}
