/** Letters of employers that end a job: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_JA: Words = {
  'es.work.step-sign': {
    says: '受け取ったことだけに署名してください。「recibí, no conforme」と今日の日付を書きます。控えを残します。',
  },
  'es.work.step-conciliation': {
    says: '20営業日以内に、調停の書類（papeleta de conciliación）をSMACか地域の役所に出してください。期間がしばらく止まります。',
  },
  'es.work.step-union': {
    says: '今週、労働組合か労働の弁護士に相談してください。手紙、契約書、給与明細を持って行きます。',
  },
  'es.work.step-check-sum': {
    says: '額を確かめてください。1年ごとの日数、休暇、特別手当です。一覧を求めます。',
  },
  'es.work.step-evidence': {
    says: '見られなくなる前に、今、メッセージ、勤務表、証人の名前を残してください。',
  },
}
