/** Questions about help from the council without a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_JA: Words = {
  'ie.ask.homeless': {
    says: '最後の日を待たず、今すぐ自治体のホームレス担当（homeless section）へ。通知、PPS番号、収入の証明を持参します。そこがホームレスかを決め、緊急の宿か、敷金と最初の家賃（Homeless HAP）を出せます。通知を確認するまで出ないでください：Threshold 1800 454 454。ダブリンで今夜は1800 707 707。',
  },
}
