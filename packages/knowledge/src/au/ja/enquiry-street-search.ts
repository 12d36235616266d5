/** The Japanese words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_JA: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'どんな疑いがあったか',
    says: '令状や同意がなければ、警察はたいてい、薬物、武器、盗品を持っているという合理的な疑いが必要です。駅にいた、そわそわしていた、だけでは足りません。理由と、警官の名前と署を尋ねましょう。たいてい答える義務があります。服を脱がせる検査には厳しい制限があります。抵抗せず、同意しないと言いましょう。苦情を出し、弁護士に相談できます。',
  },
}
