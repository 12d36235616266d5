/** The Japanese words of Switzerland: court and seizure. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JA: Words = {
  'ch.court.want': {
    says: 'だれかがあなたを訴えています。ほとんどの場合、調停の役所（Schlichtungsbehörde）での話し合いから始まります。',
  },
  'ch.court.who': {
    says: '調停の役所（Schlichtungsbehörde）は公の機関です。両方が合意できるように手伝います。',
  },
  'ch.court.real': {
    says: 'まだ何も決まっていません。あなたの言い分も聞かれます。',
  },
  'ch.court.not-yet': {
    says: '呼出しだけで、差し押さえはだれにもできません。',
  },
  'ch.court.rights': {
    says: '自分で話し、証拠を持って行き、無料の法律扶助を頼めます。',
  },
  'ch.court.deadline-day': {
    says: '手紙にある日に、自分で話し合いに行かなければなりません。',
    action: '話し合いに行く',
    consequence: 'あなたなしで進みます。罰金の可能性もあります。',
  },
  'ch.court.step-date': {
    says: '日、場所、事件番号を書きとめてください。',
  },
  'ch.court.step-go': {
    says: '自分で行き、契約書、請求書、手紙を持って行ってください。',
  },
  'ch.court.step-aid': {
    says: 'お金が少ないなら、今すぐ無料の法律扶助（unentgeltliche Rechtspflege）を頼んでください。',
  },
  'ch.court.right-heard': {
    says: '話を聞いてもらう権利があります。',
  },
  'ch.court.right-aid': {
    says: 'お金が少なく、勝つ見込みがあるなら、法律扶助を受ける権利があります。',
  },
  'ch.court.option-go': {
    title: '行って、自分の言い分を話す',
    says: '弁護士はいりません。',
    cost: '少し。',
    time: '午前中。',
    risk: '後で負けると費用がかかります。',
    bestFor: '呼出しを受けた方はだれでも。',
  },
  'ch.court.option-settle': {
    title: '話し合いで合意する',
    says: 'そこでの合意は、判決と同じ効力があります。',
    cost: '合意した額。',
    time: 'その日。',
    risk: '後で変えられません。',
    bestFor: '一部を払う義務があるとき。',
  },
  'ch.court.option-help': {
    title: '法律相談を受ける',
    says: '近くの無料の法律相談所（Rechtsauskunft）に聞きます。',
    cost: '少しか無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'ch.court.judgment-proposal': {
    says: '決定の提案（Entscheidvorschlag）を断るまで、20日あります。',
    action: '提案を書面で断る',
    consequence: '最終の決定になります。',
  },
  'ch.court.judgment-want': {
    says: '裁判官が決めました。何をするか、どう不服を申し立てるかが書類に書いてあります。',
  },
  'ch.court.judgment-who': {
    says: '裁判所から来ています。',
  },
  'ch.court.judgment-real': {
    says: '大切な問題です。まだ動ける短い時間があります。',
  },
  'ch.court.judgment-not-yet': {
    says: '判決の後も、お金を取るのは取立ての役所（Betreibungsamt）だけです。暮らしに必要な分より下には取りません。',
  },
  'ch.court.judgment-ten': {
    says: '早い手続き（summarisches Verfahren）の決定には、ほとんどの場合、10日以内に不服を申し立てられます。',
    action: '書面で不服を申し立てる',
    consequence: '決定が確定します。',
  },
  'ch.court.judgment-disown': {
    says: '借金がないという訴え（Aberkennungsklage）は20日以内です。不服申立ては、ほとんどの場合10日です。',
    action: '借金がないという訴えを起こす',
    consequence: '取立ての役所が、確定の差し押さえをできます。',
  },
  'ch.court.judgment-thirty': {
    says: '不服申立ては、ほとんどの場合30日以内です。',
    action: '理由を付けて、書面で不服を申し立てる',
    consequence: '判決が確定します。',
  },
  'ch.court.judgment-reasons': {
    says: '理由のない判決なら、10日以内に書面で理由を求めてください。',
    action: '書面の理由を求める',
    consequence: '不服を申し立てる権利を失います。',
  },
  'ch.court.judgment-step-day': {
    says: '受け取った日を書きとめてください。不服申立ての方法（Rechtsmittelbelehrung）を読みます。',
  },
  'ch.court.judgment-step-help': {
    says: '今週、法律相談を受けてください。',
  },
  'ch.court.judgment-step-plan': {
    says: '正しいなら、取立ての役所（Betreibungsamt）に回る前に、分割を提案してください。',
  },
  'ch.court.judgment-right': {
    says: '上の裁判所に見直しを求める権利があります。',
  },
  'ch.court.judgment-minimum': {
    says: '基本の暮らしに必要な分（Existenzminimum）は、あなたに残ります。',
  },
  'ch.court.judgment-option': {
    title: '不服を申し立てる',
    says: '上の裁判所に、書面で理由を送ります。',
    cost: '裁判所の手数料。',
    time: '10日か30日。',
    risk: '負けると費用がかかります。',
    bestFor: '決定がまちがっているとき。',
  },
  'ch.court.judgment-plan': {
    title: '分割を提案する',
    says: '相手に手紙を書きます。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '断られることがあります。',
    bestFor: '払う義務があるとき。',
  },
  'ch.court.seize-want': {
    says: '取立ての役所（Betreibungsamt）が、収入と物を調べ、一部を取ろうとしています（Pfändung）。',
  },
  'ch.court.seize-who': {
    says: '公の役所です。その行為は調べてもらえます。',
  },
  'ch.court.seize-real': {
    says: '家賃、食べ物、実際に払っている健康保険に足りる分を、残さなければなりません。',
  },
  'ch.court.seize-not-yet': {
    says: '暮らしと仕事に必要な物や、一部の社会給付は取れません。',
  },
  'ch.court.seize-ten': {
    says: '行為がまちがっているなら、10日以内に監督機関（Aufsichtsbehörde）に不服を申し立てられます。',
    action: '書面で不服（Beschwerde）を申し立てる',
    consequence: 'その行為が残ります。',
  },
  'ch.court.seize-step-go': {
    says: '決められた日に行ってください。給与明細、家賃、健康保険料などの費用と、払った証拠を持って行きます。',
  },
  'ch.court.seize-step-change': {
    says: '収入や費用が変わったら、すぐに額を変えるよう役所に頼んでください。',
  },
  'ch.court.seize-step-help': {
    says: 'すべての債権者との計画や個人破産について、借金の相談員に聞いてください。',
  },
  'ch.court.seize-right-complain': {
    says: '役所について、無料で不服を申し立てる権利があります。',
  },
  'ch.court.seize-option': {
    title: 'まちがった行為に不服を申し立てる',
    says: '監督機関（Aufsichtsbehörde）に書きます。',
    cost: 'ほとんどの場合、無料。',
    time: '10日。',
    risk: 'ありません。',
    bestFor: '残される額が低すぎるとき。',
  },
  'ch.court.seize-help': {
    title: '借金の相談員に聞く',
    says: 'あなたに残すべき額を確かめます。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '差し押さえを受けた方はだれでも。',
  },
}
