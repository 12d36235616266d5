/** The Japanese words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_JA: Words = {
  'ca.jury.right-leave': {
    says: '雇い主は、あなたを行かせ、仕事を残しておかなければなりません。ほとんどの州では、給料を払う必要はありません。',
  },
  'ca.jury.right-excuse': {
    says: '病気、人の世話、重い生活の苦しさなど、正当な理由があれば、免除か別の日を頼めます。',
  },
  'ca.jury.warn': { says: '連絡なしに休まないでください。罰金を科されることがあります。' },
  'ca.jury.step': {
    says: '用紙を間に合うように返し、その日を雇い主に伝えてください。1日いくら出るか、裁判所に聞きます。',
  },
}
