/** The Japanese words of Ireland: car loans. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_JA: Words = {
  'ie.car.right-third': {
    says: '代金の3分の1を払った後は、割賦購入（hire purchase）の車を取るには裁判所の命令が必要です。先に書面の通知が来て、直すまで21日あります。',
  },
}
