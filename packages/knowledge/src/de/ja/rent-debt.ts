/** The Japanese words of the rows in ../rent-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_JA: Words = {
  'de.rent-debt.right-two-months': {
    says: '大家が賃貸をすぐに終わらせてよいのは、約2か月分の未払いから、または続く2回の支払日で1か月分より多いときだけです。',
  },
  'de.rent-debt.right-cure': {
    says: '出るよう訴えられたら、裁判所の書類から2か月以内に全部払ってください。すると、ほとんどの場合、即時の解約はなくなります。',
  },
  'de.rent-debt.step-account': {
    says: '月ごとの家賃の記録を求めてください。支払い、値上げ、共益費の請求書を確かめます。',
  },
  'de.rent-debt.step-office': {
    says: '家賃を払えませんか。すぐにJobcenterか社会福祉の役所に求めてください。家を守るために、家賃の滞納を引き受けることがあります。',
  },
}
