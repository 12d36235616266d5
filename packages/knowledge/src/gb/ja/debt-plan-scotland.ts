/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_JA: Words = {
  'gb.scotland.right-debt-plan': {
    says: '返済の計画（Debt Arrangement Scheme）で、借金を全部、時間をかけて返せます。利息と債権者の動きが止まります。相談員が作ります。',
  },
  'gb.judgment.scotland-right-time': {
    says: '正式な請求（charge）や差押え（arrestment）の後は、分割で払う命令（time to pay order）を裁判所に申し立てられます。',
  },
  'gb.judgment.scotland-option-time': {
    says: '続けて払える額を提案します。お金の相談員が用紙を手伝えます。',
    title: '支払いの猶予（time to pay）を頼む',
    cost: '提案した額。',
    time: '数週間。',
    risk: '支払いが遅れると、命令が終わることがあります。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
}
