/** The Japanese words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_JA: Words = {
  'nl.work-warning.want': {
    says: '会社が書面で注意しています。解雇ではありません。',
  },
  'nl.work-warning.reality': {
    says: '記録に残り、後で会社が裁判所で使うことがあります。誤りがあれば答えてください。',
  },
  'nl.work-warning.right-answer': {
    says: '書面で答え、記録に入れるよう求められます。会社は公正に行動する義務があります（goed werkgeverschap）。',
  },
  'nl.work-warning.right-chance': {
    says: '能力不足による解雇の前に、改善の機会と支援が必要です。一度の警告ではふつう足りません。',
  },
  'nl.work-warning.step-answer': {
    says: '1週間以内に、正しい点、誤った点とその理由を答えてください。署名するなら「受領のみ」（voor ontvangst）と書きます。',
  },
  'nl.work-warning.step-advice': {
    says: '警告が正当か、組合かJuridisch Loketに尋ねてください。',
  },
}
