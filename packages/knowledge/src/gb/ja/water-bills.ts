/** Japanese: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_JA: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'ガスは、請求から28日待ち、7日前に知らせる必要があります。本当に争っている額のために止められません。',
  },
  'gb.bill.right-water-council': {
    says: '水の会社が直さなければ、Consumer Council for Water が無料で助けます。',
  },
  'gb.bill.right-watersure': {
    says: 'メーターがあり、決まった給付を受け、子どもが3人以上か、水が要る病気がありますか。それなら請求に上限がつく WaterSure を頼みます。',
  },
}
