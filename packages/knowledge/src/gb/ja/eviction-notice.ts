/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_JA: Words = {
  'gb.home.option-help': {
    says: '通知が有効かを調べ、裁判所であなたのために話します。',
    title: '無料の住まいの弁護士を頼む',
    cost: '無料。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '通知や裁判の日がある人みんな。',
  },
  'gb.home.option-plan': {
    says: '家賃と、滞納の一部を払うことを書面で提案します。',
    title: '家賃の計画を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '守ってください。守らないと不利になることがあります。',
    bestFor: '家賃が遅れているが、今は払える場合。',
  },
  'gb.home.option-defend': {
    says: '請求（claim）が来たら、反論の用紙（defence form）を送り、裁判の日に行きます。',
    title: '裁判所で争う',
    cost: '反論は無料。',
    time: '裁判の日まで数週間。',
    risk: '負けると、費用が加わることがあります。',
    bestFor: '通知がまちがい、またはよい理由がある場合。',
  },
  'gb.home.warn-court-papers': {
    says: '裁判所の書類には、用紙の期限と裁判の日があります。用紙を送っていても、裁判の日に行ってください。',
  },
  'gb.home.warn-lodger': {
    says: '家主といっしょに住んでいるなら、権利が少なく、通知も短くてすみます。先に相談してください。',
  },
  'gb.home.insight-section-21-ended': {
    says: '2026年4月30日より後のsection 21の通知のようです。イングランドでは、この通知は2026年5月1日に終わったので、力がありません。',
    actionable:
      '出て行かないでください。Shelterか法律扶助（legal aid）の相談員に見せ、住み続けると書面で家主に伝えます。',
  },
  'gb.home.insight-section-21-old': {
    says: '2026年5月1日より前のsection 21の通知です。家主が期限内に裁判所に求めたときだけ有効で、一番遅くて2026年7月31日までです。',
    actionable:
      '裁判の請求（court claim）をしたか、いつしたかを書面で聞いてください。していなければ、通知に力はありません。',
  },
  'gb.home.insight-section-8': {
    says: 'section 8の通知には、どの理由（ground）か書かなければなりません。裁判所は証拠を調べ、多くの理由では、公正かどうかも見ます。',
    actionable: '理由（ground）の番号を探し、何を示す必要があるか相談員に聞いてください。',
  },
  'gb.home.change-section-21': {
    says: '2026年5月1日から、イングランドの民間の家主は、理由なしに立ち退かせることができません。',
    was: '民間の家主は、理由なしに2か月前の通知を出せました。',
    is: '家主は法律上の理由を言い、裁判所で証明しなければなりません。',
  },
  'gb.home.warn-order-made': {
    says: '裁判所がもう出るよう命じたか、執行官（bailiffs）の日が決まっているかもしれません。今日、無料の住まいの弁護士を頼んでください。止めるよう裁判所に求められることがあります。',
  },
  'gb.home.insight-sale': {
    says: '売りたい、または自分で住みたい家主は、4か月前に知らせる必要があります。この理由は、借りて最初の12か月は使えません。',
    actionable:
      '借り始めた日と通知の日付を比べ、計画の証拠を求めてください。あなたが出た後12か月は、その家をまた貸せません。',
  },
}
