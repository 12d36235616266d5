/** Visits and calls of a lender: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_JA: Words = {
  'ie.lender-calls.right': {
    says: 'ローンの場合、同意なしに職場へ電話や訪問はできません。夜9時から朝9時までと日曜日もできません。',
  },
  'ie.lender-calls.answer': {
    says: 'ローンの場合、同意なしに職場へ電話することも、上司や家族へ連絡することもできません。夜9時から朝9時までと日曜日も同じです。「手紙だけ」と書面で伝えます。続くなら会社へ、次にFSPOへ苦情を出します。',
  },
}
