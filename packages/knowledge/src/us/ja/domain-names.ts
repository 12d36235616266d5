/** The Japanese words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_JA: Words = {
  'us.domain.right-proof': {
    says: 'ドメイン名を取り上げるには、相手は自分の商標と、あなたがそれで利益を得ようとする悪意を示さなければなりません。何も売らない正直な意見のページは有利です。',
  },
  'us.domain.right-public-speech': {
    says: '役所は、発言が気に入らないという理由でやめさせることはできません。公の問題についての発言は守られます。公式ではないとページにはっきり書いてください。',
  },
}
