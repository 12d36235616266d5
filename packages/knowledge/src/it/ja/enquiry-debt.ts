/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'it.ask.prison-debt': {
    says: 'いいえ。普通の借金を払えないことで、刑務所に入ることはありません。',
  },
  'it.ask.collector-home': {
    says: '取り立てる人は、家に入る、物を取る、一日中電話することはできません。ドアを開ける必要はありません。',
  },
  'it.ask.many-debts': {
    says: '危機の相談所（OCC）に行ってください。裁判官は、計画を決めるか、借金を消せます。出せるものがなくても、1回はできます。先に家、電気、食べ物に払います。',
  },
  'it.ask.crif': {
    says: '1、2回の遅れなら、払った後12か月です。それより多ければ24か月です。払わなければ、契約の終わりから36か月です。自分のデータを無料で求めてください。',
    dependsOn: '何回遅れたか、払ったか',
  },
  'it.ask.myth-family-pays': {
    says: '家族は、署名していなければ、あなたの借金を払いません。相続人は、断るか、あるものだけで受け入れられます（beneficio d’inventario）。',
  },
  'it.ask.myth-not-collected': {
    says: '書留を受け取らなくても、役に立ちません。数日後に送達されたことになります。',
  },
  'it.ask.guarantor': {
    says: '責任を負うのは署名したことだけで、債務者の反論を使えます。銀行が6か月以内に債務者を訴えなければ、責任がなくなることがあります。払った分は、債務者に求められます。',
    dependsOn: '署名した書類の内容',
  },
}
