/** Questions about a car that a debtor needs: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_JA: Words = {
  'ch.ask.car-for-work': {
    says: '差押えのその場で、車が必要なこととその理由を言い、記録してもらってください。夜勤などで電車やバスでは通えず仕事に必要な場合や、障害がある場合は差し押さえられません。勤務時間を書いた雇い主の手紙を送ります。それでも差し押さえられたら、10日以内に監督官庁へ不服を（無料）。高価な車は安い車に替えられることがあります。',
  },
}
