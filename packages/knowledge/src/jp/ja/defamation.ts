/** Claims over a post or a word that is said to hurt a name: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_JA: Words = {
  'jp.insult.right-true': {
    says: '公共の利害に関わる真実を、公益のために書いた投稿は違法な名誉毀損になりません。店への公正な感想も原則許されます。真実だという証拠を残してください。',
  },
  'jp.insult.step-answer': {
    says: '該当ページと手紙を保存してください。非を認めずに削除することもできます。弁護士に見せるまで、署名も支払いもしないでください。',
  },
  'jp.insult.want': {
    says: 'あなたの投稿で名誉を傷つけられたとして、お金を求めています。これは私人の手紙で、裁判所の書類ではありません。',
  },
  'jp.insult.rights': {
    says: 'どの投稿がなぜ違法なのかを聞くこと、争うこと、低い金額を申し出ることができます。弁護士に返事をしてもらうこともできます。',
  },
  'jp.insult.right-three-years': {
    says: '請求は、相手が損害とあなたを知ってから3年、または投稿から20年で時効になります。自分で主張する必要があります。',
  },
  'jp.insult.step-which': {
    says: '手紙の期限より前に返事をしてください。どの投稿か書かれていなければ、URL・日付・文言を書面で聞いてください。',
  },
  'jp.insult.step-real': {
    says: '日本弁護士連合会の検索で、その弁護士を確かめてください。手紙の番号ではなく、そこに載っている番号を使います。',
  },
  'jp.insult.step-quiet': {
    says: 'この手紙や相手のことをネットに書かないでください。新しい投稿で請求が大きくなることがあります。',
  },
  'jp.insult.option-answer': {
    title: '弁護士を通して答える',
    says: '弁護士が間違いを指摘するか、低い金額で全部を終わらせる話し合い(示談)を申し出ます。',
    cost: '費用がかかります。収入が少なければ法テラスが立て替えます。',
    time: '手紙の期限より前。',
    risk: '書面で認めたことは裁判で使われることがあります。',
    bestFor: '争いたい、または金額が高すぎる。',
  },
}
