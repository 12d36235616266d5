/** Questions about people who have no home or lose it soon: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_JA: Words = {
  'nl.ask.homeless': {
    says: '今日、子どもと書類を持って市役所へ行き、保護（opvang、Wmo）を求めてください。どの市も審査しなければなりません。家を失い自力で対処できない人を助ける義務があります。6週間以内の異議やすぐ裁判官へ行けるよう、答えを書面で求めます。優先認定（urgentie）、郵便住所、生活扶助も申請を。子どもがいれば地区チーム（wijkteam）に電話を。',
  },
}
