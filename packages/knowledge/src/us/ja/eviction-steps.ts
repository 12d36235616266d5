/** The Japanese words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_JA: Words = {
  'us.home.step-stay': {
    says: 'まだ引っ越さないでください。通知の理由、額、日数を読んでください。',
  },
  'us.home.step-pay': {
    says: '期限内に全部払えるなら、払って領収書をもらってください。一部の支払いでは止まらないことがあるので、先に聞いてください。',
  },
  'us.home.option-pay': {
    says: 'ほとんどの州では、通知の期間内に全部払えば終わります。',
    title: '家賃を全部払う',
    cost: '家賃の借り',
    time: '通知の日数の間',
    risk: '領収書をもらってください。遅れの手数料は争われることがあります。',
    bestFor: 'お金がある、または家賃の助けが間に合う場合。',
  },
  'us.home.option-leave': {
    says: '出る代わりに、時間をもらうこと、敷金を返すこと、立ち退きの記録を残さないことを求めます。',
    title: '出る日を合意する',
    cost: '引っ越し代',
    time: '合意のとおり',
    risk: '家賃の借りが残ることがあります。約束に署名をもらってください。',
    bestFor: '出たい、または家を続けられない場合。',
  },
}
