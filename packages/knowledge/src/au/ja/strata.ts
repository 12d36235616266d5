/** The Japanese words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_JA: Words = {
  'au.strata.right-account': {
    says: '負担金（levies）を決めた議事録と、全部の会計を求めてください。利息と費用には、法律の根拠が必要です。',
  },
  'au.strata.nsw-plan': {
    says: 'ニューサウスウェールズ州（New South Wales）では、管理組合（owners corporation）に支払い計画を求められます。断られたら、理由を書面で求めてください。',
  },
  'au.strata.step-owed': {
    says: '管理費を通知と議事録で確かめます。正しい分は利息が付くので払うか、期日の前に分割を頼みます。',
  },
}
