/** The Japanese words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_JA: Words = {
  'fr.benefit.right-rsa': {
    says: 'RSAについては、2か月以内に県の長（président）に書いてください。その後で初めて、行政裁判所に行けます。',
  },
  'fr.benefit.right-housing': {
    says: '住居手当と活動手当については、まず2か月以内に、CAFの不服の委員会に書いてください。その後が行政裁判所です。',
  },
}
