/** The Japanese words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_JA: Words = {
  'us.credit.right-check': {
    says: '信用情報機関は、争われたことを、ほとんどの場合30日以内に調べなければなりません。報告した会社も調べなければなりません。',
  },
  'us.credit.right-claim': {
    says: 'きちんと調べないなら、訴えることができます。ほとんどの場合、知った日から2年以内です。',
  },
  'us.credit.right-block': {
    says: 'なりすまし（identity theft）の報告書があれば、うその借金を信用情報から消せます。記録の凍結（freeze）は無料です。',
  },
  'us.credit.right-old': {
    says: '悪い記録のほとんどは、7年後に消えなければなりません。各機関から無料の信用情報をもらえます。',
  },
  'us.credit.step-dispute': {
    says: '各機関と、報告した会社に、書面で争ってください。証拠の写しを加え、郵便の控えを取っておきます。',
  },
}
