/** Questions about visits of the landlord to a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_JA: Words = {
  'au.ask.entry': {
    says: '書面の予告と、法律にある理由が必要で、来る回数が多すぎてはいけません。緊急のときは別です。',
    dependsOn: '理由と州',
  },
  'au.ask.inspections': {
    says: '毎月はだめです。ニューサウスウェールズ州は年4回まで、クイーンズランド州は3か月に1回、ビクトリア州は6か月に1回です。たいてい7日前に書面の通知が必要です。',
  },
}
