/** The Japanese words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_JA: Words = {
  'it.work.step-sign': {
    says: '受け取ったこと（「per ricevuta」）だけに、今日の日付で署名してください。封筒を残します。',
  },
  'it.work.step-challenge': {
    says: '60日以内に、争う手紙を送ってください。短い手紙で足ります。その後、訴えるか調停を求めるまで180日あります。',
  },
  'it.work.step-union': {
    says: '今週、手紙、契約書、給与明細を持って、労働組合か労働の弁護士に会ってください。',
  },
  'it.work.step-sums': {
    says: '最後の給与明細を確かめてください。予告、TFR、休暇、13か月目です。',
  },
  'it.work.step-proof': {
    says: '今、メッセージ、勤務表、証人の名前を残してください。',
  },
}
