/** The Japanese words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_JA: Words = {
  'nl.ask.sick-pay-stopped': {
    says: '雇い主が病気中の給料を止められるのは、合った仕事を断ったなど、法律の理由があるときだけです。すぐに知らせなければなりません。産業医の意見に同意できなければ、今すぐUWVに別の判断（deskundigenoordeel）を求めてください。給料を求める前に、裁判官は多くの場合それを必要とします。健康の許すことは何でもすると書き、連絡を保ってください。',
  },
}
