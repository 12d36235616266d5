/** Missed school in Scotland, which has no penalty notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_JA: Words = {
  'gb.absence.scotland-none': {
    says: 'スコットランドには、学校の欠席の反則金はありません。払う前に、どの法律によるのか送り主に聞いてください。',
  },
  'gb.absence.scotland-right': {
    says: '役所はまず、あなたに欠席の説明を求めなければなりません。病気などのよい理由があれば十分です。',
  },
  'gb.absence.scotland-step': {
    says: '学校と役所に手紙を書き、1日ずつ説明してください。お子さんへの助けも求めます。',
  },
}
