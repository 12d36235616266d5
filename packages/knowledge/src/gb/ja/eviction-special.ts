/** Eviction, special cases: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_JA: Words = {
  'gb.home.ended-reality': {
    says: 'この通知には、法律の力がないようです。これのために出て行く必要はありません。',
  },
  'gb.home.ended-step': {
    says: '家にとどまってください。section 21は2026年5月1日に終わったので、通知に効力がないと、書面で家主に伝えます。',
  },
  'gb.home.insight-section-8-old': {
    says: 'このsection 8の通知は2026年5月1日より前のものです。民間の家主が使えるのは、期限内に裁判を始めたときだけで、一番遅くて2026年7月31日までです。そのときは前のルールで、ground 8には家賃2か月分の滞納が必要です。',
    actionable:
      '裁判の請求（court claim）をしたか、いつしたかを書面で聞いてください。していなければ、家主は新しい通知を出す必要があります。',
  },
  'gb.home.insight-ground-8': {
    says: '理由8（Ground 8）では、通知の時と裁判の日の両方で、3か月分の滞納が必要です。その時までに減っていれば、裁判官は住み続けさせられます。通知は4週間以上前でなければなりません。',
    actionable:
      '届いた日から書かれた日まで何週間か数えてください。3か月分の家賃を計算し、裁判の日の前に滞納をそれより少なくします。',
  },
  'gb.home.social-reality': {
    says: 'この通知は警告です。裁判官（sheriff）が立ち退きの命令を出さない限り、住んでいられます。',
  },
  'gb.home.social-rights': {
    says: '裁判官（sheriff）は、立ち退きが妥当だと認めなければなりません。裁判所に行き、話をし、計画を提案できます。',
  },
  'gb.home.social-steps-first': {
    says: '家賃の滞納では、家主は先に、計画を決め、給付金を手伝い、相談先を知らせるよう努めなければなりません。',
  },
  'gb.home.social-notice-ends': {
    says: '裁判を始められるのは、通知の日の後、6か月以内だけです。その後は新しい通知が必要です。',
  },
  'gb.home.social-step-plan': {
    says: '今日、家主に電話してください。家賃と滞納の一部を払うと申し出て、書面を頼みます。',
  },
  'gb.home.wales-reality': {
    says: 'この通知に理由はなく、ウェールズでは理由がいりません。でも、裁判所が命令を出すまで住んでいられます。',
  },
  'gb.home.wales-six-months': {
    says: 'ほとんどの契約では、通知は少なくとも6か月前に必要です。住み始めの6か月には出せません。',
  },
  'gb.home.wales-invalid': {
    says: '家主が書面の契約内容（written statement）を渡さない、敷金（deposit）を保護しない、一部の安全の決まりを破ったなら、通知は無効かもしれません。',
  },
  'gb.home.wales-step-check': {
    says: '今、Shelter Cymruに通知を確かめてもらってください。契約書、敷金（deposit）の書類、入居の日を用意します。',
  },
  'gb.home.wales-registered': {
    says: 'ほとんどの民間の家主はRent Smart Walesに登録が必要で、家を管理する人は免許が必要です。ないと、この通知は無効かもしれません。登録簿はオンラインで無料です。',
  },
}
