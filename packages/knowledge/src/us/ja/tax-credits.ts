/** The Japanese words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_JA: Words = {
  'us.tax.right-credits': {
    says: '子どもや低い給料のための控除（credit）が減らされたら、60日以内に取り消しを求められます。子どもと住んでいた証拠を送ってください。',
  },
}
