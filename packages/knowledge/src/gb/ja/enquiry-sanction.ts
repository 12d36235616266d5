/** Questions about a sanction on Universal Credit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_JA: Words = {
  'gb.ask-benefit.sanction': {
    says: 'できれば1か月以内に見直し（mandatory reconsideration）を求めます。病気などの正当な理由を述べ、証拠を送ります。その後は無料の審判所へ申し立てられます。その間の食費や支払いには、hardship paymentを申し込みます。',
  },
}
