/** The Japanese words of Ireland: deposits. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_JA: Words = {
  'ie.deposit.want': {
    says: '家主が敷金（deposit）を返さないと言っています。金額ごとに理由を見てください。',
  },
  'ie.deposit.reality': {
    says: '家主が損害を示さなければなりません。普通の傷みは損害ではありません。塗装やじゅうたんは古くなるものです。',
  },
  'ie.deposit.right-rtb': {
    says: '敷金の争いはRTBが決めます。少しの手数料でオンラインで申し立てられ、調停（mediation）は無料です。',
  },
  'ie.deposit.right-proof': {
    says: '一覧、請求書、写真と、入居の日の備品の記録（inventory）を求められます。',
  },
  'ie.deposit.step': {
    says: '同意しないと書き、決まった日までに敷金を返すよう求めてください。次にRTBに行きます。',
  },
}
