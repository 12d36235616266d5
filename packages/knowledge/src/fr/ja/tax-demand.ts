/** The Japanese words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_JA: Words = {
  'fr.tax.formal-right': {
    says: '正式な求め（mise en demeure）の後、国庫の役所は、差し押さえる前に30日待たなければなりません。争うために2か月あります。',
  },
  'fr.tax.surcharge-right': {
    says: '税を払った後でも、アカウントからのメッセージで、追加金をなくすよう求められます（remise gracieuse）。',
  },
  'fr.tax.claim-online': {
    says: 'impots.gouv.frの自分のアカウントで書いてください。期日の前に時間を求めるか、税がまちがいなら、理由をつけて不服を出します。',
  },
  'fr.tax.right-second-home': {
    says: 'この税は別宅だけのものです。1月1日に住んでいた家にはかかりません。誤りならオンラインで直し、翌年12月31日までに申し立てます。',
  },
  'fr.tax.right-three-years': {
    says: '所得税では、役所がさかのぼれるのは普通、所得の年から3年目の終わりまでです。それより前の年については理由をたずねましょう。',
  },
}
