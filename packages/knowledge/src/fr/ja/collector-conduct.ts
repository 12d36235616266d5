/** Who collects a debt, and what a collector must, may and may not do: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'fr.debt.who-collector': {
    says: '取立て会社は民間の会社です。最初に取引した会社より強い力はありません。',
  },
  'fr.debt.who-officer': {
    says: 'この手紙は、執行官（commissaire de justice）から来ています。裁判所の命令がなければ、取立て会社と同じく、頼むことしかできません。',
  },
  'fr.debt.who-buyer': {
    says: 'あなたの借金は売られたようです。新しい持ち主は、借金を持っていると示さなければなりません。売買の証書を求めてください。',
  },
  'fr.debt.org-complain': {
    says: 'うそやおどしをする取立て会社は、不正を調べる役所（DGCCRF）のサイト、SignalConsoに届けられます。',
  },
  'fr.debt.right-letter': {
    says: '取立て会社は、自分の名前、債権者、理由、求める金額を一つずつ、あなたに書かなければなりません。',
  },
  'fr.debt.right-receipt': {
    says: '取立て会社に払うたびに、領収書を受け取れなければなりません。',
  },
  'fr.debt.right-quiet': {
    says: 'そっとしておいてもらう権利があります。生活を害するくり返しの電話は、犯罪（harcèlement）になることがあります。',
  },
  'fr.debt.option-report': {
    says: 'うそ、おどし、多くの電話をSignalConsoに届けます。続くなら、警察に被害届を出します。',
    title: 'いやがらせを届ける',
    cost: '何もかかりません。',
    time: '30分。',
    risk: 'ありません。借金は終わりません。',
    bestFor: '強く迫る、または裁判所のようにふるまうとき。',
  },
  'fr.debt.warn-data': {
    says: '電話で、銀行のカードや雇い主の名前を教えないでください。',
  },
  'fr.debt.insight-words': {
    says: '手紙に差押えとありますが、判決の名前がありません。見かけほど強くないかもしれません。',
    actionable: '聞いてください。「どの執行できる文書を持っていますか。写しを送ってください。」',
  },
  'fr.debt.tactic-written': {
    says: '書面だけで連絡するよう求めてください。書面の記録はあなたを助け、落ち着いた手紙は誠実さを示します。',
    risk: 'それでも電話してくることがあります。',
    notWhen: '日付のある裁判所の書類があるとき。先にそれに答えてください。',
  },
  'fr.debt.element-creditor': {
    says: '手紙には、債権者の名前を書かなければなりません。',
    name: '債権者の名前',
    ifMissing: 'だれのために取り立てるのか見つかりません。債権者の名前と住所を聞いてください。',
  },
  'fr.debt.element-sum': {
    says: '手紙には、金額とその内訳を書かなければなりません。',
    name: '払う金額',
    ifMissing: 'はっきりした金額が見つかりません。全部の計算（décompte）を求めてください。',
  },
  'fr.debt.myth-bailiff': {
    says: '取立て会社は、何も差し押さえられません。できるのは、裁判所の命令かほかの執行できる文書を持つ執行官だけです。',
  },
}
