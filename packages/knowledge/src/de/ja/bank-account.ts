/** The Japanese words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'de.bank.want': {
    says: '銀行が、あなたの口座を終わらせます。',
  },
  'de.bank.reality': {
    says: '口座がなくなったままにはなりません。あなたに口座がなく、求めれば、どの銀行も基本口座（Basiskonto）を作らなければなりません。',
  },
  'de.bank.right-two-months': {
    says: 'とても重い理由がなければ、銀行は少なくとも2か月の時間を与えなければなりません。',
  },
  'de.bank.right-basic': {
    says: '基本口座を終わらせてよいのは、法律にある少しの理由のときだけです。書面で、理由も必要です。',
  },
  'de.bank.step-new': {
    says: '今すぐ別の銀行に口座を求めてください。その銀行は、支払いを移すのを手伝わなければなりません。雇い主と役所に新しい番号を知らせてください。',
  },
  'de.bank.option-complain': {
    says: 'BaFinは、銀行に基本口座を作るよう命じられます。銀行の苦情係（Ombudsmann）も無料です。',
    title: 'BaFinか苦情係に求める',
    cost: '無料。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: 'どの銀行も口座を作ってくれないとき。',
  },
  'de.bank.right-silence': {
    says: '黙っていても、新しい手数料や契約の大きな変更に同意したことにはなりません。同意していない手数料は、返すよう求められます。',
  },
  'de.bank.not-yet': {
    says: '手紙に書かれた日まで、口座は使えます。中のお金はあなたのものです。',
  },
  'de.bank.right-savings-bank': {
    says: '民間の銀行は、ほとんどの場合、理由がいりません。公の貯蓄銀行（Sparkasse）には、正当な理由が必要です。理由を聞いてください。',
  },
  'de.bank.step-move': {
    says: 'その日の前に、取引の記録を保存してください。給料、家賃、電気、それぞれの口座引落しのために、新しい番号を知らせてください。',
  },
  'de.bank.insight-overdraft': {
    says: '口座が終わると、口座で借りているお金を返す時が来ます。',
    actionable: '今すぐ書面で、少しずつ払うことを求めてください。',
  },
  'de.bank.option-basic': {
    says: 'どの銀行にでも、その用紙で基本口座を求めます。銀行は10営業日以内に答えなければなりません。',
    title: '基本口座（Basiskonto）を作る',
    cost: '適切な毎月の手数料。',
    time: '古い口座が終わる前に、今すぐ。',
    risk: '基本口座では、残高を超えて借りられません。',
    bestFor: 'どの銀行も、ふつうの口座を作ってくれないとき。',
  },
  'de.credit-no.want': {
    says: '貸主が、あなたの融資の申し込みを断りました。',
  },
  'de.credit-no.right': {
    says: 'どの情報を使ったか銀行に尋ね、信用情報機関に無料の写しを求めてください。点数だけで決められたなら、人による見直しを求められます。誤った登録は訂正か削除をさせられます。',
  },
  'de.credit-no.step': {
    says: '銀行に、どの情報を使ったか、点数だけで決めたのかを書面で尋ねてください。',
  },
}
