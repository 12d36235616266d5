/** Questions about what someone left without a will: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_JA: Words = {
  'gb.ask-family.no-will': {
    says: '法律が分け方を決めます。まず夫、妻、登録パートナー、次に子どもが等分です。結婚していない相手はこの決まりでは何ももらえませんが、2年一緒に暮らしていれば裁判所に分け前を求められます。遺産の許可（grant of probate）から6か月以内に必要です。',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'スコットランドでは法律が分け方を決めます。まず夫、妻、登録パートナーに住まい、家財、一定額の権利があります。次に配偶者と子どもに法定の権利があり、残りは子どもが先です。結婚していない相手はsheriff courtに、たいてい死亡から6か月以内に求める必要があります。',
  },
  'gb.ask-family.no-will-ni': {
    says: '法律が分け方を決めます。まず夫、妻、登録パートナー、次に子どもが等分です。結婚していない相手はこの決まりでは何ももらえませんが、2年一緒に暮らしていれば裁判所に分け前を求められます。許可（grant）から6か月以内に必要です。',
  },
}
