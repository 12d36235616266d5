/** Japanese: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_JA: Words = {
  'gb.maintenance.wants': {
    says: '養育費の役所（Child Maintenance Service）が、子どものためのお金を求めるか、計算を知らせています。',
  },
  'gb.maintenance.right-again': {
    says: '30日以内に、決定の見直しを求めます。その後、審判所（tribunal）に無料で訴えられます。',
  },
  'gb.maintenance.know-change': {
    says: '給料が変わったらすぐ知らせます。毎年の見直しの間は、25%以上上がるか下がるときだけ計算し直します。',
  },
  'gb.maintenance.right-wages': {
    says: '裁判所なしで給料から引けます。手取りの60%以上は残す必要があります。',
  },
  'gb.maintenance.step': {
    says: '新しい給与明細を送ります。それぞれの額の計算を聞き、未払い分の計画を申し出ます。',
  },
  'gb.maintenance.ni': {
    says: '決定の見直しを求めます。その後、審判所（tribunal）に訴えられます。',
  },
  'gb.maintenance.answer': {
    says: '新しい給与明細を送り、30日以内に見直しを求めます。その後、訴えられます。給料からは、手取りの60%以上を残す必要があります。',
  },
}
