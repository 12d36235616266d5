/** The Japanese words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_JA: Words = {
  'jp.ask.job-left-status': {
    says: 'すぐにはなくなりません。仕事が終わってから14日以内に入管に届け出て、次の仕事が決まったときも届け出ます。就労資格の人は、正当な理由なく3か月その活動をしないと取り消されることがあります。ハローワークや応募の記録など、求職の証拠は理由になります。新しい仕事が在留資格に合うか確かめてください。ほかの仕事には先に許可が要ります。',
  },
}
