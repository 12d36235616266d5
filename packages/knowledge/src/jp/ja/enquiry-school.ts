/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'jp.ask.school-bullying': {
    says: '学校に書面で伝え、いじめとして調べるよう求めてください。法律により、学校は確認し、報告し、お子さんを守らなければなりません。重い被害や長い欠席のときは、調査の組織が必要です。日記、写真、診断書を残してください。教育委員会にも相談できます。電話0120-0-78310は24時間無料です。暴力は警察へ届けてください。',
  },
}
