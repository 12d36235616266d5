/** What to do about a fine or a parking charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_JA: Words = {
  'fr.ask-buy.park-step': {
    says: '知らせを確かめてください。車の番号、場所、日、時間です。antai.gouv.frは自分で打ち、届いたリンクは決して使わないでください。',
  },
  'fr.ask-buy.park-step-proof': {
    says: '証拠を集めてください。支払いの領収書、写真、車を売った書類です。日付の証拠が残るように送ります。',
  },
  'fr.ask-buy.park-right': {
    says: '罰金は45日以内、公の駐車料金は1か月以内に争う権利があります。',
  },
  'fr.ask-buy.park-right-driver': {
    says: '本当に運転した人の名前を言う権利があります。',
  },
  'fr.ask-buy.park-right-time': {
    says: '支払いの時間を国庫の役所に求める権利があります。',
  },
  'fr.ask-buy.park-option': {
    says: '知らせに書かれたサイトか用紙を使い、証拠をつけます。',
    title: '期限内に争う',
    cost: '預け金のことがあります。',
    time: '30分。',
    risk: '裁判官が、もっと高い罰金にすることがあります。',
    bestFor: '事実がまちがっているとき。',
  },
  'fr.ask-buy.park-option-pay': {
    says: '受け入れるなら、amendes.gouv.frで払います。',
    title: '早く低い金額を払う',
    cost: '罰金。',
    time: '数分。',
    risk: 'もう争えません。',
    bestFor: '正しいとき。',
  },
  'fr.ask-buy.park-warn': {
    says: '未払いの罰金についてのメッセージの多くは、にせ物です。',
  },
  'fr.ask-buy.park-know': {
    says: '最初の知らせが届いていませんか。上がった罰金を30日以内に争えます。',
    learnMore: '引っこしたと書き、証拠をつけてください。',
  },
}
