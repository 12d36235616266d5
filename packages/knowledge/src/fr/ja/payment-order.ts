/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_JA: Words = {
  'fr.claim.want-order': {
    says: '裁判官が支払命令（injonction de payer）を出しました。裁判官が聞いたのは相手の話だけです。今、あなたは異議を出せます。',
  },
  'fr.claim.reality-order': {
    says: '命令は本物ですが、終わりではありません。1か月以内に異議を出せば、裁判官の前で、事件全体が初めからやり直しになります。',
  },
  'fr.claim.not-yet-order': {
    says: '異議の1か月が進む間、または異議の結論が出るまで、命令を強制できません。',
  },
  'fr.claim.know-served': {
    says: '2026年9月1日から出た命令は、3か月以内にあなたに届かなければなりません。それより前の命令は6か月でした。もっと遅ければ、効きません。',
  },
  'fr.claim.deadline-object': {
    says: '命令が届けられた日から1か月、異議（opposition）を出せます。',
    action: '支払命令に異議（opposition）を出す',
    consequence: '何もしないと、命令は判決と同じになり、強制できます。',
  },
  'fr.claim.step-date': {
    says: '執行官が命令を届けた日（signification）を探してください。その日から1か月を数えます。',
  },
  'fr.claim.step-object': {
    says: '異議を出すには、命令に書かれた裁判所の事務局（greffe）に書留を送るか、行ってください。異議を出すと書き、署名します。',
  },
  'fr.claim.right-object': {
    says: 'まだ理由を言わずに、異議を出す権利があります。すると、裁判官は両方の話を聞かなければなりません。',
  },
  'fr.claim.right-not-in-hand': {
    says: '命令があなたの手に直接渡されていなければ、もっと長くなることがあります。そのとき1か月は、あなた本人に渡された最初の書類か、最初の差押えから始まります。',
  },
  'fr.claim.option-object': {
    says: '裁判所の事務局に、短い書留を送ります。「（日付、番号）の命令に異議を出します。」',
    title: '命令に異議を出す',
    cost: '書留1通。',
    time: '30分。その後、審理まで数か月。',
    risk: '負けると、費用が加わることがあります。',
    bestFor: '借金がまちがっている、古すぎる、または時間が必要なとき。',
  },
  'fr.claim.warn-letter-not-object': {
    says: '債権者への手紙や電話は、異議になりません。認められるのは、裁判所の事務局への書類だけです。',
  },
  'fr.claim.tactic-object': {
    says: '異議は権利で、審理を受けられます。そこで金額を争うか、時間を求められます。',
    risk: '負けると、費用が加わることがあります。',
    notWhen: '全部払う義務があり、今払えるとき。',
  },
  'fr.claim.change-served': {
    says: '2026年9月1日から出た命令では、債権者が届けてもらえる期間は3か月だけです。',
    was: '債権者には6か月ありました。',
    is: '債権者には3か月あります。',
  },
  'fr.claim.element-month': {
    says: '書類には、異議を出すのに1か月あることと、どこに出すかを書かなければなりません。',
    name: '異議を出す期間',
    ifMissing: '異議を出す期間が見つかりません。無料の法律の相談員に書類を見せてください。',
  },
  'fr.claim.element-sum': {
    says: '書類には、払う金額を、利息と裁判の費用とともに書かなければなりません。',
    name: '金額、利息、裁判の費用',
    ifMissing: 'はっきりした金額が見つかりません。裁判所の事務局に写しを求めてください。',
  },
}
