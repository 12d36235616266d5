/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'it.ask.school-bullying': {
    says: '校長（dirigente scolastico）に手紙を書き、何をするか聞いてください。学校はいじめの決まりと担当者を置き、対応し、親に知らせなければなりません。メッセージや診断書を残してください。ネットの悪口はサイトに削除を求め、48時間返事がなければGaranteに求めます。電話114は無料です。暴力は警察に届けてください。',
  },
}
