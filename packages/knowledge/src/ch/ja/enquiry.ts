/** The Japanese words of Switzerland: questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JA: Words = {
  'ch.ask.step-debt': {
    says: '手紙をまとめ、無料の借金の相談員に聞いてください。',
  },
  'ch.ask.right-debt': {
    says: 'どの支払命令（Zahlungsbefehl）も、10日以内の異議（Rechtsvorschlag）で止められます。',
  },
  'ch.ask.step-home': {
    says: '借り手の協会（Mieterverband、ASLOCA）に聞いてください。30日は短いです。',
  },
  'ch.ask.right-home': {
    says: '家の解約の通知は、公式の用紙でなければ効力がありません。',
  },
  'ch.ask.step-work': {
    says: '理由を書面で求め、職業紹介所（RAV）に登録してください。',
  },
  'ch.ask.right-work': {
    says: '1から3か月の予告を受ける権利があります。',
  },
  'ch.ask.order': {
    says: '争うなら、10日以内に異議を出してください。「Rechtsvorschlag」と書いて署名します。無料です。正しいなら、20日以内に払ってください。',
  },
  'ch.ask.hide': {
    says: '異議の3か月後、債権者が何もしていなければ、役所に記録を見えなくするよう頼めます。債権者が取り下げることもできます。',
    dependsOn: '債権者が何をしたか',
  },
  'ch.ask.fees': {
    says: 'ほとんどの場合、払うのは請求書の額と5 %の利息で、会社の手数料ではありません。それを超える損害は、債権者が証明しなければなりません。',
  },
  'ch.ask.old': {
    says: '家賃、賃金、医師など、くり返す額は5年です。ほかのほとんどは10年です。損失証書（Verlustschein）は20年です。払うと数え直しになります。',
    dependsOn: '何のお金か',
  },
  'ch.ask.seize': {
    says: '取立ての役所（Betreibungsamt）は、暮らしに必要な分を残します。食べ物、家賃、払っている健康保険、仕事の費用です。まちがっているなら、10日以内に不服を申し立ててください。',
    dependsOn: 'あなたの費用',
  },
  'ch.ask.notice': {
    says: '公式の用紙か確かめてください。争うか時間をもらうには、30日以内に調停の役所（Schlichtungsbehörde）に書きます。無料です。',
  },
  'ch.ask.rise': {
    says: '予告期間が始まる少なくとも10日前に、公式の用紙で届く必要があります。30日以内に無料で争えます。',
    dependsOn: '用紙と理由',
  },
  'ch.ask.deposit': {
    says: '最高で家賃3か月分で、あなたの名前の銀行口座に置きます。1年以内に家主が手続きを始めなければ、銀行があなたに払います。',
    dependsOn: '家主が何かを請求するか',
  },
  'ch.ask.fired': {
    says: '理由を書面で求めてください。不公正だと思うなら、予告期間が終わる前に異議を出します。その後、調停の役所（Schlichtungsbehörde）まで180日あります。',
  },
  'ch.ask.withdraw': {
    says: '法律には、取り消す一般の権利はありません。規約で認める店は多いです。訪問と電話の販売なら14日です。',
  },
  'ch.ask.fine': {
    says: '小さい罰金は、30日以内に払います。刑事の命令（Strafbefehl）には、10日以内に書面で異議を出します。そうしないと確定します。',
  },
}
