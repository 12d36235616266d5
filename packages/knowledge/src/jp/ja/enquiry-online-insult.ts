/** Questions about insults online, for the one insulted and the one to be named: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_JA: Words = {
  'jp.ask.disclosure': {
    says: '書面の期日までに回答してください。理由を付けて断れます。支払いに同意する前に弁護士に相談してください。',
  },
  'jp.ask.online-insult': {
    says: 'まず、アドレスと日時が入った画面を保存してください。運営会社に削除を求めます。裁判所の手続で投稿者を開示させられますが、記録は3から6か月で消えることが多いので、早く弁護士に相談してください。損害賠償も請求できます。告訴は犯人を知ってから6か月以内です。',
  },
  'jp.ask.data-leak': {
    says: '漏えいによる不安だけでも損害賠償が認められることがあります（金額は小さめ）。カードの不正利用はすぐカード会社へ。届出前60日以内の被害は多くの場合補償されます。',
    dependsOn: '何が漏れ、何が起きたか',
  },
}
