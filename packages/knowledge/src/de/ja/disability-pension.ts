/** The Japanese words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_JA: Words = {
  'de.pension.right-hours': {
    says: '一日に働けるのが3時間未満なら全額、3時間以上6時間未満なら半額の年金です。短時間の仕事がなければ、全額になることもあります。',
  },
  'de.pension.right-review': {
    says: '1か月を過ぎても、見直し（Überprüfungsantrag）を求められます。最大4年さかのぼって支払われることがあります。',
  },
  'de.pension.step-report': {
    says: '今すぐ異議を出し、医師の鑑定書を求めてください。主治医に見せ、何時間働けるかの意見を送ってください。',
  },
}
