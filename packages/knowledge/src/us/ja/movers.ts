/** The Japanese words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_JA: Words = {
  'us.mover.want': {
    says: '引っ越し会社が追加のお金を求めているか、なくなった物や壊れた物の請求に答えています。',
  },
  'us.mover.right-goods': {
    says: '州をまたぐ引っ越しでは、固定の料金、または固定でない見積もりの110%を払えば、荷物を受け取れます。',
  },
  'us.mover.right-claim': {
    says: 'なくなった物や壊れた物は、9か月以内に書面で請求できます。会社は、中立の人が決める手続き（arbitration）を申し出なければなりません。',
  },
  'us.mover.step': {
    says: '見積もりと運送状（bill of lading）を付けて会社に書いてください。FMCSAに苦情を出し、州内の引っ越しなら州に出してください。',
  },
}
