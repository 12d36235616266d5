/** The Japanese words of the Netherlands: eviction and hearing. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_JA: Words = {
  'nl.evict.want': {
    says: '判決により、執行官が家を出るよう命じています。',
  },
  'nl.evict.reality': {
    says: '急ぎです。裁判官が決めました。裁判官が止めるか合意しない限り、書かれた日に立ち退かされることがあります。',
  },
  'nl.evict.right-three-days': {
    says: '立ち退きの前に、執行官（deurwaarder）は、3日以内に出るよう求める命令を渡す必要があります。その日を書かなければなりません。',
  },
  'nl.evict.right-stop': {
    says: '裁判官は、早い裁判（executiegeschil）で立ち退きを止めるか延ばせます。今日、弁護士かJuridisch Loketに電話してください。',
  },
  'nl.evict.step-today': {
    says: 'その日を待たないでください。今日、弁護士かJuridisch Loketに電話し、執行官に時間か分割を頼みます。',
  },
  'nl.evict.option-stop': {
    says: '弁護士が、立ち退きに対する急ぎの裁判(executiegeschil)を起こします。',
    title: '裁判官に停止か延期を求める',
    cost: '収入が少なければ弁護士費用の一部。',
    time: '立ち退きの日の前。',
    risk: '認められないことがあります。',
    bestFor: '明らかな誤りや、新しい重い困窮がある人。',
  },
  'nl.evict.right-pause': {
    says: '借金の助けを受ける間、裁判官は、立ち退きや供給の停止を最長6か月止められます。新しい家賃や請求を払えることが必要です。',
  },
  'nl.evict.right-one-month': {
    says: '家賃の滞納の事件なら、裁判官は払うまで最長であと1か月をくれることがあります。',
  },
  'nl.court.right-own-check': {
    says: '会社が消費者を訴えると、裁判官は、条項が公正か、会社が知らせるべきことを全部知らせたかを確かめなければなりません。そうでなければ、額が下がることがあります。',
  },
  'nl.court.know-costs': {
    says: '負けた側は、ほとんどの場合、決まった率で相手の費用を払います。裁判の日の前に合意すれば、一部が減ります。',
  },
  'nl.home.right-sale': {
    says: '売却は契約を終える理由になりません。買主が新しい家主になり、家賃も権利もそのままです。',
  },
}
