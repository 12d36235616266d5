/** Missed school in Northern Ireland, which has no penalty notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_JA: Words = {
  'gb.absence.ni-none': {
    says: '北アイルランドには、学校の欠席の反則金はありません。親に罰金を科せるのは裁判所だけで、£1,000までです。',
  },
  'gb.absence.ni-right': {
    says: '教育当局（Education Authority）は、起訴の前に、助けになる裁判所の命令を考えなければなりません。',
  },
  'gb.absence.ni-step': {
    says: 'Education Welfare Officerと話し、どの手紙にも答えてください。証拠をそえて、1日ずつ説明します。',
  },
}
