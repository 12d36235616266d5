/** Questions about free prescriptions for people on Universal Credit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_JA: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: '住む地域と、Universal Creditの直前の月の給料',
    says: 'ウェールズ、スコットランド、北アイルランドでは処方薬は全員無料です。イングランドでは、Universal Creditを受け、直前の期間の手取りが435ポンド以下なら、処方薬とNHSの歯科が無料です。子どもや健康の加算があれば935ポンド以下です。夫婦は二人分を合わせます。迷うときは払ってFP57の用紙をもらい、後で返金を求めます。間違った印は罰金になることがありますが、権利を証明すれば取り消されます。収入が多い人は低所得制度（HC1）を調べてください。',
  },
}
