/** Questions about noise and branches of neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'jp.ask.branches': {
    says: '越境した枝は、まず隣の人に切るよう求めます。2週間ほどの相当な期間に切らないときは、自分で切れます。根はすぐに切れます。',
  },
  'jp.ask.noise': {
    says: '我慢の限度を超える騒音は、止めるよう求めたり損害賠償を請求したりできます。記録を残し、管理会社に伝え、調停も考えてください。',
  },
}
