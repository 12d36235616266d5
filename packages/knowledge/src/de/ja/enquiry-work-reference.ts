/** The Japanese words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_JA: Words = {
  'de.ask-job.reference': {
    says: 'あなたの先に役立つ、公正な書面の証明書を受ける権利があります。詳しいもの（qualifiziertes Zeugnis）を求めてください。',
  },
  'de.ask-job.reference-grade': {
    says: 'はい、仕事がそれより良ければ求められます。「zu unserer Zufriedenheit」はかろうじて可です。中間(「zur vollen Zufriedenheit」)より悪い評価は雇い主が、良い評価はあなたが証明します。望む文を例とともに書き、2週間待ち、その後は労働裁判所へ。契約の短い期限にも注意してください。',
  },
}
