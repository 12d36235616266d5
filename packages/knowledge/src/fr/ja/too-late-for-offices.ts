/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'fr.late.fine-reality': {
    says: '払うか争う期限は過ぎました。次に増額された罰金（amende forfaitaire majorée）が来ますが、それも争えます。',
  },
  'fr.late.fine-step': {
    says: '今日、antai.gouv.frで増額されたか確かめます。されていれば、払うか、新しい通知の発送から30日以内に争います。',
  },
  'fr.late.raised-reality': {
    says: '通知の日付から数えると30日は過ぎ、国庫は差押えができます。支払いの猶予はまだ頼めます。',
  },
  'fr.late.raised-step': {
    says: '今初めて知りましたか。今日、antai.gouv.frか書留で争います。いつ、どう知ったか書きます。',
  },
  'fr.late.raised-right': {
    says: '30日を過ぎても、増額を知っていた証拠がなければまだ争えます。差押えや受取署名のある郵便は証拠になります。',
  },
  'fr.late.raised-moved': {
    says: '引っ越し後、車検証の住所に書留で送られましたか。争える期間は3か月です。',
  },
  'fr.late.raised-option': {
    says: '通知にある検察官の係に、理由を書いた申立書（réclamation）を送ります。認められれば増額分は取り消されます。',
    title: '知らなかったなら、遅れて争う',
    cost: '無料。',
    time: '今日。',
    risk: '知っていたと示されれば認められません。',
    bestFor: '引っ越した、または通知が届かなかったとき。',
  },
  'fr.late.tax-reality': {
    says: '支払日は過ぎ、10％加算されることがあります。分割や加算の免除はまだ頼めます。',
  },
  'fr.late.tax-step': {
    says: '今日、impots.gouv.frの自分のページから連絡します。払える分を払い、分割を提案し、加算の免除（remise gracieuse）を頼みます。',
  },
  'fr.late.proposal-reality': {
    says: '30日は過ぎ、同意したとみなされます。その後の税にはまだ不服を言えますが、誤りは自分で証明します。',
  },
  'fr.late.proposal-step': {
    says: 'それでも今日、答えと証拠を送ります。新しい通知が来たら、impots.gouv.frの自分のページで不服（réclamation）を出します。',
  },
  'fr.late.benefit-reality': {
    says: '手紙の日付から数えると、争う2か月は過ぎました。免除や少額の分割はまだ頼めます。',
  },
  'fr.late.benefit-step': {
    says: '今日、免除（remise de dette）か少額の分割を書面で頼みます。収入・家賃・家族を示し、誤りも書きます。',
  },
  'fr.late.benefit-right': {
    says: '争い方と期限が手紙に書かれていませんか。それなら2か月の期限は適用されません。今争ってください。',
  },
  'fr.late.constraint-want': {
    says: 'これは支払命令（contrainte）です。日付から数えると異議の15日は過ぎ、判決と同じ力があるかもしれません。',
  },
  'fr.late.constraint-step': {
    says: '執行官が届けた日を確かめます。15日以内なら今日、書かれた裁判所に異議を出します。過ぎていれば、分割か免除を頼みます。',
  },
}
