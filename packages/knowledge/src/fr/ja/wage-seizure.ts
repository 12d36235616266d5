/** The seizure of pay (saisie des rémunérations): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_JA: Words = {
  'fr.officer.want-wage': {
    says: '毎月、給料の一部を取ろうとしています（saisie des rémunérations）。',
  },
  'fr.officer.not-yet-wage': {
    says: '支払いの求めから1か月が過ぎる前は、給料から取れません。',
  },
  'fr.officer.deadline-wage': {
    says: '争う、払う、計画を決めるために、支払いの求めから1か月あります。期限内に争えば、差押えは止まります。',
    action: '給料の差押えを争うか、計画を決める',
    consequence: 'その後、雇い主は給料の一部を執行官に払わなければなりません。',
  },
  'fr.officer.right-pay': {
    says: '給料から取れるのは、法律の表による一部だけです。少なくとも基本の給付（RSA）の額は、いつも残ります。',
  },
  'fr.officer.change-wages': {
    says: '2025年7月1日から、執行官は、先に裁判官なしで給料を差し押さえます。それでも裁判官に行けます。',
    was: '先に裁判官が許さなければなりませんでした。',
    is: '執行官は執行できる文書で動き、あなたには争うための1か月があります。',
  },
}
