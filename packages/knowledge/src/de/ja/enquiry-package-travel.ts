/** Questions about stepping back from a package trip: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_JA: Words = {
  'de.ask-buy.package-tour': {
    says: '出発前ならいつでもやめられますが、たいてい適切な解約料がかかります。現地の重大な出来事で行けないときは無料です。旅行中の不備は、その場ですぐ伝え、証拠を残してください。その後2年間、代金の一部を求められます。',
    dependsOn: 'いつ、なぜやめるか、または何が悪かったか',
  },
}
