/** The Japanese words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_JA: Words = {
  'us.public.right-voucher': {
    says: '住宅券（voucher）を終わらせる前に、住宅の役所は理由を書き、ほとんどの場合、審理をしなければなりません。手紙の日までに求めてください。',
  },
  'us.public.step-voucher': {
    says: '書面で審理を求め、写しを取っておいてください。その前に記録を見せるよう求めます。',
  },
  'us.public.right-project': {
    says: '公営や補助のある住宅が契約を終わらせられるのは、正当な理由があるときだけです。書面の理由と、ほとんどの場合、審理が必要です。',
  },
  'us.public.right-voucher-fair': {
    says: '話を聞く人は、決定した本人であってはならず、あなたは先に書類を見られます。家庭内の暴力や障害があれば伝えましょう。どちらも決定を変えることがあります。',
  },
}
