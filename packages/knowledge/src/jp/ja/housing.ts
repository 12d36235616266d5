/** Notice to leave, rent arrears, rent rises and deposits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'jp.home.want': { says: '大家さんが退去を求めています。手紙だけで出ていく必要はありません。' },
  'jp.home.want-rent': { says: '大家さんか家賃保証会社が、滞納家賃を求めています。' },
  'jp.home.who': { says: '個人か会社です。退去を命じられるのは裁判所だけです。' },
  'jp.home.real': { says: '裁判所が決め、執行官が行うまで住めます。' },
  'jp.home.not-yet': { says: '裁判所なしに、鍵を替えたり荷物を捨てたりすることはできません。' },
  'jp.home.rights': {
    says: '大家さんには正当事由と6か月前の通知が必要です。断り、立退料を話し合えます。',
  },
  'jp.home.step-sign': { says: '退去の合意書に署名しないでください。理由を書面で求めます。' },
  'jp.home.rights-late': {
    says: '家賃の滞納では、家主はふつう、まず払うための相当な期間を示さなければなりません。裁判所は信頼関係が壊れたかを見ます。目安は3か月ほどです。',
  },
  'jp.home.step-pay-all': {
    says: '手紙の期間内に滞納家賃を全部払い、証拠を残します。無理なら一部を払い、残りの日を書面で求めます。',
  },
  'jp.home.option-pay-late': {
    title: '滞納家賃を期間内に払う',
    says: '期間内に全部払えば、それを理由に契約を解除することは、ふつうできません。',
    cost: '滞納している家賃。',
    time: '手紙にある日数のうち。',
    risk: '一部だけでは契約を守れないことがあります。',
    bestFor: '滞納があり、住み続けたいとき。',
  },
  'jp.home.step-pay': {
    says: '払える分を払い、残りの日を伝えます。裁判所は3か月ほどの滞納を重く見ます。',
  },
  'jp.home.step-keep': { says: '家賃は払い続けます。受け取らないなら、法務局に供託します。' },
  'jp.home.step-help': { says: '法テラスと、役所の住居確保給付金の窓口に相談します。' },
  'jp.home.step-type': {
    says: '契約書を読みます。定期建物賃貸借は、6か月前までの通知で期間満了で終わります。',
  },
  'jp.home.right-reason': { says: '普通の賃貸借では、正当事由がなければ住み続けられます。' },
  'jp.home.right-six': { says: '少なくとも6か月前の通知を受けられます。' },
  'jp.home.right-time': {
    says: '解除の前に、払うための期間が必要です。1か月の遅れだけでは、ふつう足りません。',
  },
  'jp.home.right-lock': { says: '裁判所の命令まで、家に住む権利があります。' },
  'jp.home.option-refuse': {
    title: '書面で断る',
    says: '住み続けたいと伝えます。',
    cost: '郵便代。',
    time: '手紙1通。',
    risk: '訴えられることもあります。',
    bestFor: '住み続けたい。',
  },
  'jp.home.option-money': {
    title: '時期とお金を話し合う',
    says: '期間、引越し費用、分割を求めます。',
    cost: '無料。',
    time: '数週間。',
    risk: '守れることだけ署名します。',
    bestFor: '引越してもよい。',
  },
  'jp.home.option-help': {
    title: '法テラスに相談',
    says: '収入が少なければ無料です。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '退去の手紙が来た方。',
  },
  'jp.home.warn-court': {
    says: '裁判所の書類が来たら返事をしてください。しないと、たいてい明渡しが命じられます。',
  },
  'jp.home.fixed-rights': {
    says: '定期借家が期間満了で終わるのは、契約前に別の書面で説明を受けていた場合だけです。終了の通知は満了の1年前から6か月前までに必要です。',
  },
  'jp.home.right-fixed-late': {
    says: '通知が遅れたときは、通知の日から6か月は住めます。200㎡未満の住まいなら、転勤、病気、介護などのときは1か月前の申入れで解約できます。',
  },
}
