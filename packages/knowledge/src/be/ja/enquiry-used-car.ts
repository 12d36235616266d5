/** The Japanese words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'be.ask.used-car': {
    dependsOn: 'だれが売ったか',
    says: '業者は2年、書面で決めれば少なくとも1年の保証をします。欠陥は2か月以内に知らせてください。個人の売り手には隠れた欠陥の決まりだけです。専門家の書面をつけて、すぐ動いてください。',
  },
}
