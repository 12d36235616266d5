/** Questions about court papers, a claim of one's own, legal aid and the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_JA: Words = {
  'es.ask.claim-yourself': {
    says: 'まず、届いた証拠が残る形で書き、話し合いを申し出てください。2025年4月から、合意を試みる必要があります。その後、借金を示す書類と裁判所の用紙でmonitorioを求めます。その申立ては、額にかかわらず弁護士なしでできます。相手が異議を出すと、2,000ユーロを超えれば弁護士が必要です。',
  },
  'es.ask.claim-arrived': {
    says: '受け取った日を書きとめてください。juicio verbalなら10営業日、juicio ordinarioなら20営業日です。€2,000まで弁護士はいりません。無料の弁護士と、期間を止めることを求めます。',
  },
}
