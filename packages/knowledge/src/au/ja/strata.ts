/** The Japanese words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_JA: Words = {
  'au.strata.right-account': {
    says: '負担金（levies）を決めた議事録と、全部の会計を求めてください。利息と費用には、法律の根拠が必要です。',
  },
  'au.strata.nsw-plan': {
    says: 'ニューサウスウェールズ州では、公式の書式で所有者組合に分割払いを頼めます。断るには正当な理由が要り、28日以内に書面で答えます。不服なら NCAT に申し立てられます。',
  },
  'au.strata.step-owed': {
    says: '管理費を通知と議事録で確かめます。遅れると利息が付くことがあるので正しい分は払うか、分割払いを頼みます。',
  },
}
