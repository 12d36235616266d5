/** Help with housing: HAP and homelessness: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_JA: Words = {
  'ie.home.right-hap': {
    says: 'HAP などの住宅の助けを理由に、家主は断れません。2か月以内に家主に書き、その後 Workplace Relations Commission に行けます。',
  },
  'ie.home.right-homeless': {
    says: '行く所がなければ、すぐ役所に、家のない人として見るよう頼みます。役所は泊まる所の費用を払えます。',
  },
}
