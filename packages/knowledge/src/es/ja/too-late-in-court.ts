/** What can still be done when the time in a paper of a court is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_JA: Words = {
  'es.late.order-want': {
    says: '裁判所が、払うか答えるかを求めました（monitorio）。書類の日付から数えると、答える期限は過ぎています。',
  },
  'es.late.order-reality': {
    says: '相手は今、給料や口座の差押えを裁判所に求められます。それにも異議を出せますが、使える理由は少なくなります。',
  },
  'es.late.order-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、いつ送達されたか聞いてください。20営業日たっていなければ、すぐ異議（oposición）を送ります。過ぎていれば、強制執行（ejecución）が始まったか聞きます。',
  },
  'es.late.order-option': {
    says: '執行の決定（despacho de ejecución）が届いたら異議を出します。支払い済み、合意、期限切れ、または裁判官がまだ調べていない不当条項が理由になります。',
    title: '強制執行に異議を出す',
    cost: '2,000ユーロを超えると弁護士と代理人が必要。法律扶助が払えます。',
    time: 'その決定から10営業日。',
    risk: 'ほかの理由はたいてい手遅れです。負けると費用が増えます。',
    bestFor: '払った、合意した、または契約に不当条項がある。',
  },
  'es.late.no-service': {
    says: '自分のせいでなく、裁判所の通知が一度も届かなかったなら、知った日から20営業日以内、遅くとも5年以内に、手続の取消し（nulidad de actuaciones）を求められます。',
  },
  'es.late.claim-want': {
    says: 'だれかがあなたを訴えました。答える期限は過ぎたようなので、裁判所はあなた抜きで進めるかもしれません（rebeldía）。',
  },
  'es.late.court-who': {
    says: '裁判所とその書記官（letrado de la Administración de Justicia）が送りました。もう決定が出ているかもしれません。',
  },
  'es.late.court-rights': {
    says: '何が決まったか尋ね、続いている間は裁判に加わり、収入が少なければ無料の弁護士を頼めます。',
  },
  'es.late.claim-reality': {
    says: '黙っていても、ふつう認めたことにはなりません。相手はまだ証明が必要です。いつでも加われますが、手続は前には戻りません。',
  },
  'es.late.claim-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、判決が出たか、これから期日があるか聞いてください。まだ判決がなければ、すぐ裁判に加わります。',
  },
  'es.late.reopen': {
    says: 'あなた抜きの判決は、あなたに送達されなければなりません。できるなら控訴し、裁判を知らなかったなら再開（rescisión）を求めます。',
    title: '控訴する、または欠席判決の再開を求める',
    cost: '弁護士。法律扶助があれば無料。',
    time: '控訴は20営業日。再開は本人への送達から20日、公告なら4か月、最長16か月。',
    risk: 'それだけでは執行は止まりません。負けると費用が増えます。',
    bestFor: '訴状が届かなかった、または本当の反論がある。',
  },
  'es.late.court-limits': {
    says: '今でも、最低賃金（SMI）までの給料や年金は取られず、裁判官の命令なしに家に入ることもできません。',
  },
  'es.late.judgment-want': {
    says: '裁判所は決めました。書類の日付から数えると控訴の期限は過ぎたので、強制執行ができます。',
  },
  'es.late.judgment-step': {
    says: '送達はいつでしたか。20営業日はその日から数えます。過ぎていたら、差押えの前に、今日相手に毎月の支払いを申し出てください。',
  },
  'es.late.court-seizure-step': {
    says: '今日、事件番号を手元に裁判所へ電話し、何が差し押さえられたか聞いてください。最低賃金以下の給料が取られたらすぐ伝え、相手には毎月の額を申し出ます。',
  },
  'es.late.public-seizure-step': {
    says: '今日役所に電話し、何が取られ、いくら残っているか聞いてください。差し押さえた物を売ると知らせが来るまでは、分割払いを頼めます。',
  },
}
