/** The Japanese words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_JA: Words = {
  'us.insure.right-claims-law': {
    says: '州の法律は、不当な遅れや、理由のない低い提示を禁じています。州の保険局に無料で苦情を出せます。',
  },
  'us.insure.right-appraisal': {
    says: '保険契約の全文と、損害を調べた人（adjuster）の報告書を求めてください。額で争うとき、両方がそれぞれ鑑定人を選べる保険が多くあります。',
  },
}
