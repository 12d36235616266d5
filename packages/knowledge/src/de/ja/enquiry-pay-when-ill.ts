/** Questions about pay in the first days of illness and in a minijob: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_JA: Words = {
  'de.ask-job.first-sick-days': {
    says: 'いいえ。勤めて4週間たっていれば、病気の1日目から給料は続きます。無給の日はありません。医師の証明は3日を超えて休む時だけ必要です（事前に求められた時は早く）。会社が給料を止められるのは証明が出るまでだけです。期日を付けて書面で請求してください。',
  },
  'de.ask-job.minijob-sick': {
    says: 'ミニジョブでも病気の間の賃金は払われます。4週間勤めていれば、予定されていた勤務について最長6週間、全額払われます。後で埋め合わせて働く必要はありません。診断書を送り、期日を付けて書面で請求してください。小さな会社は一部をMinijob-Zentraleから受け取れます。拒まれたら、労働裁判所の受付が弁護士なしで助けます。',
  },
}
