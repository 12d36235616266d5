/** Questions about a job offer that is taken back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_WORDS: Words = {
  'jp.ask.job-offer': {
    says: '承諾した内定は、すでに労働契約です。取り消せるのは、前もって知ることができなかった正当な理由があるときだけです。理由を書面で求め、働きたいと書いてください。地位の確認やお金を請求できます。学生は学校とハローワークにも知らせてください。',
  },
}
