/** The Japanese words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_JA: Words = {
  'us.medicare.want': {
    says: 'Medicareに請求された額と、払われた額を示しています。請求書ではありません。',
  },
  'us.medicare.right-appeal': {
    says: '通知を受け取ってから120日以内に、見直し（redetermination）を求められます。無料です。',
  },
  'us.medicare.deadline-appeal': {
    says: 'Medicareの決定には、受け取ってから120日間、不服を申し立てられます。5日後に届いたとみなされます。',
    action: 'Medicareが払うことを断ったなら、不服を申し立てる',
    consequence: '遅れた正当な理由がない限り、決定のままです。',
    service: '郵便の日数',
  },
  'us.medicare.step-check': {
    says: '名前、日付、サービスを確かめてください。うそがあれば、1-800-MEDICAREかSenior Medicare Patrolに電話します。',
  },
  'us.medicare.right-plan-appeal': {
    says: 'Medicareの保険には、通知の日付から65日以内に不服を申し立てられます。待つと害があるなら、急ぎの答えを求めてください。',
  },
  'us.medicare.right-care-ends': {
    says: '通知にある審査機関（QIO）に、終わる日の前日の正午までに電話しましょう。数日で決まり、それまでの費用はたいていかかりません。良くなるためだけでなく、悪くならないための看護も続けられます。',
  },
}
