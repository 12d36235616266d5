/** Questions about Universal Credit after leaving a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_JA: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'Universal Creditはすぐ申請できます。正当な理由なく辞めると、主な部分が最長91日、1年内に2度目なら182日止まることがあります。報告したいじめ、病気、危険な仕事、子の世話などは正当な理由になりえます。辞める前に書面で報告し、GPにかかり、証拠を残します。止められたらmandatory reconsideration（再検討）とhardship paymentを求めてください。',
  },
}
