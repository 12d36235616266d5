/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_JA: Words = {
  'gb.scotland.right-debt-plan': {
    says: '返済の計画（Debt Arrangement Scheme）で、借金を全部、時間をかけて返せます。利息と債権者の動きが止まります。相談員が作ります。',
  },
}
