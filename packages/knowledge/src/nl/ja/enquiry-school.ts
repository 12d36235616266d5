/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'nl.ask.school-bullying': {
    says: '学校は生徒の安全を守り、いじめに対応しなければなりません。どの学校にも担当の人がいます。出来事を書き、メッセージを残し、日付の入った計画を書面で学校に求めてください。だめなら理事会に、次に苦情委員会（klachtencommissie）に訴えてください。相談監察官（vertrouwensinspecteur、0900 111 31 11）にも電話できます。たたかれた、脅されたときは警察に伝えてください。',
  },
}
