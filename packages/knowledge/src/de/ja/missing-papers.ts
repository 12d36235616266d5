/** The Japanese words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_JA: Words = {
  'de.papers.right-warned': {
    says: '書類不足で断ったり止めたりできるのは、期限をつけた書面の警告の後だけです(§ 66)。',
  },
  'de.papers.right-later': {
    says: '後から出せば、過去の分も払われることがあります。手に入らないものは出さなくてかまいません。',
  },
  'de.papers.step': {
    says: '同封した書類、後で送る書類と日、手に入らない書類を書きます。出した証拠を残してください。',
  },
  'de.papers.right-housing-benefit': {
    says: '住宅手当(Wohngeld)は権利です。家賃、世帯、収入で決まります。貯金や援助など、何で暮らしているか説明してください。',
  },
}
