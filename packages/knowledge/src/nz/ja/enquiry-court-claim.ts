/** Questions about claims before a court or the Disputes Tribunal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_JA: Words = {
  'nz.ask.sued': {
    says: '書類を受け取ってから25営業日以内に、答弁書（statement of defence）を出してください。争っていて$60,000以下なら、紛争審判所（Disputes Tribunal）を求めてください。',
  },
  'nz.ask.ignore': {
    says: '裁判所の書類を放っておかないでください。答えないと、裁判所はあなたなしで決められます。',
  },
  'nz.ask.tribunal': {
    says: '紛争審判所（Disputes Tribunal）は、2026年1月24日から、$60,000までの争いを扱います。弁護士は出られません。証拠を持って、審理に行ってください。',
  },
}
