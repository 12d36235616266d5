/** Reporting danger, crime or cover-ups at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_JA: Words = {
  'gb.work.right-whistle': {
    says: '危険、犯罪、隠し事を正しく知らせた人を、罰したり解雇したりできません。勤めた長さは関係ありません。',
  },
}
