/** The Japanese words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_JA: Words = {
  'de.uvg.right-able': {
    says: '本当に払えた額だけが義務です。生活のための一部（Selbstbehalt）は手元に残ります。給料、家賃、他の子どもについて示してください。',
  },
  'de.uvg.right-past': {
    says: '過去の分は、立替えを知らされた時か、収入の申告を求められた時からだけです。その日の証拠を求めてください。',
  },
  'de.uvg.step-income': {
    says: '過去12か月の収入を期限内に送ってください。払えないなら書面で伝え、猶予か少額の分割を求めてください。',
  },
}
