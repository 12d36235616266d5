/** Japanese: refused benefits, NHS charges, care fees and complaints about care. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_AND_CARE_JA: Words = {
  'gb.ask-benefit.sanction': {
    says: 'できれば1か月以内に見直し（mandatory reconsideration）を求めます。病気などの正当な理由を述べ、証拠を送ります。その後は無料の審判所へ申し立てられます。その間の食費や支払いには、hardship paymentを申し込みます。',
  },
}
