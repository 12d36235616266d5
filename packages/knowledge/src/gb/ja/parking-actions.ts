/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_JA: Words = {
  'gb.parking.deadline-appeal': {
    says: '業界の規則では、会社への不服申立ての期間は28日です。',
    action: '駐車会社に不服を申し立てる',
    consequence: '会社が受け付けず、独立した不服申立てもできなくなることがあります。',
  },
  'gb.parking.deadline-discount': {
    says: '割引の額は14日間です。その間に不服を申し立てれば、割引は残ります。',
    action: '割引の額を払うか、割引を残すために不服を申し立てる',
    consequence: '全額を払うことになります。',
  },
  'gb.parking.insight-late-notice': {
    says: '会社が登録者（keeper）に求められるのは、最初の通知が間に合ったときだけです。駐車の日と届いた日を比べてください。',
    actionable:
      '14日を超え、車に何も置かれなかったなら、不服申立てに書いてください。運転した人の名前は書きません。',
  },
  'gb.parking.insight-windscreen': {
    says: '車に紙が置かれた場合、登録者への通知（notice to keeper）は、その後29日目から56日目の間に届かなければなりません。',
    actionable:
      '両方の日を書いてください。早すぎても遅すぎても、運転した人にしか求められないことがあります。',
  },
  'gb.parking.insight-relevant-land': {
    says: '多くの空港や駅など、独自の駐車の条例（byelaws）がある土地では、登録者（keeper）の決まりが使えないことがあります。',
    actionable:
      'その土地は「relevant land」ではないと不服申立てに書き、そうだという証明を会社に求めてください。',
  },
  'gb.parking.insight-short-overstay': {
    says: 'カメラは、入ってから出るまでを測ります。場所を探す、看板を読む、払う、出口で並ぶ時間も入ります。駐車の時間より長くなります。',
    actionable:
      '場所を探した時間と、10分の猶予を引いてください。残りが少なければ、不服申立てに書きます。',
  },
  'gb.parking.insight-added-cost': {
    says: '加えた取立て費用は、この法律で登録者（keeper）が払うものに入りません。',
    actionable: 'それぞれ何の費用か聞いてください。最初の通知の額を超える分は争うと書きます。',
  },
  'gb.parking.charge-recovery': {
    name: '取立ての費用（debt recovery cost）',
    says: '業界の規則では、料金が払われないときに加えられるのは£70までです。',
  },
  'gb.parking.warning-court': {
    says: '裁判所の書類を絶対に放っておかないでください。期限内に答えないと、欠席で相手が勝ち、判決（judgment）が信用情報に悪い影響を与えることがあります。',
  },
  'gb.parking.warning-windscreen': {
    says: 'SMSのリンクや、看板に貼られたコードから払わないでください。会社のアドレスを自分で入力します。',
  },
  'gb.parking.warning-admit': {
    says: 'だれが運転していたかを言う前に、考えてください。分かると、登録者への通知（notice to keeper）がどうであっても、運転した人に求められます。',
  },
  'gb.parking.tactic-appeal-early': {
    says: '最初の14日以内に不服を申し立てます。断られても、ほとんどの会社は、さらに14日間、割引の額を出さなければなりません。',
    risk: '遅い不服申立てでは、割引の額がなくなることがあります。',
    notWhen: 'もう払うと決めているとき。',
  },
  'gb.parking.tactic-landowner': {
    says: '店や施設の責任者に取消しを頼みます。駐車会社を雇っているのはその人で、領収書が役立つことが多いです。',
    risk: '断られることがあり、不服申立ての期限は進みます。',
    notWhen: '店や施設を使っていなかったとき。',
  },
  'gb.parking.tactic-proof': {
    says: '会社に証明させます。土地の持ち主との契約、その日の看板、カメラの記録です。',
    risk: '証拠がよければ、割引の額を失います。',
    notWhen: '料金が正しいと分かっているとき。',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLAは、断られてから28日です。IASは21日としてきたので、安全のため21日以内に動いてください。',
    action: '独立した不服申立てを送る',
    consequence: '無料の独立した不服申立てができなくなることがあります。',
  },
  'gb.parking.change-code': {
    says: '今は、業界に1つの規則があります。政府の規則は予定されていますが、まだ始まっていません。',
    was: 'それぞれの業界団体に、独自の行動規則がありました。',
    is: '1つの業界の規則が、両方の会社に使われます。政府の規則は約束されましたが、まだ始まっていません。',
  },
}
