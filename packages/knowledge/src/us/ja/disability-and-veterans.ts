/** The Japanese words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_JA: Words = {
  'us.public.right-disability': {
    says: '障害の申請を断られたら、60日以内に不服を申し立てられます。仕事、病気の重さ、まだできる仕事が見られます。',
  },
  'us.public.reality-disability': {
    says: '最初に断られることはよくあります。後で、特に裁判官の前の審理で勝つ人が多いです。',
  },
  'us.public.step-disability': {
    says: 'ssa.govで不服を申し立て、医師からの新しい書類を送ってください。普通の日にもうできないことを伝えます。',
  },
  'us.public.option-disability': {
    says: '見直しを求め、次に裁判官の前の審理を求めます。',
    title: '決定に不服を申し立てる',
    cost: '無料。弁護士に払うのは勝ったときだけ',
    time: '60日以内に求める。答えは何か月もかかる',
    risk: 'なし。',
    bestFor: '続けて働けない場合。',
  },
  'us.public.right-veteran': {
    says: 'VAの決定は1年以内に争えます。新しい証拠のsupplemental claim、higher-level review、またはBoardを選びます。',
  },
  'us.public.step-veteran': {
    says: '退役軍人の団体（veterans service organization）が無料で助けます。選ぶ前に相談してください。',
  },
}
