/** Questions about cancelling a package trip: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_JA: Words = {
  'nl.ask.travel-ill': {
    says: 'パッケージ旅行はいつでも取り消せますが、会社は妥当な手数料を請求できます。病気だけでは無料になりません。まずキャンセル保険を確かめ、医師の診断とともにその日のうちに連絡してください。7日前までなら、実費で他の人に旅行を譲ることもできます。',
    dependsOn: '保険と旅行の契約条件',
  },
}
