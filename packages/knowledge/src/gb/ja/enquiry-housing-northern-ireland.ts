/** Questions about renting in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_JA: Words = {
  'gb.ask-housing.ni-evict': {
    says: '北アイルランドでは、退去の通知（notice to quit）は書面でなければなりません。4週間前で、1年からは8週間前、10年からは12週間前です。その後も裁判所の命令が必要です。',
    dependsOn: '住んだ長さ',
  },
  'gb.ask-housing.ni-must-leave': {
    says: '通知が終わっても、出る必要はありません。家主は裁判所に行かなければならず、出させることができるのはEnforcement of Judgments Officeだけです。',
  },
  'gb.ask-housing.ni-rent': {
    says: '北アイルランドでは、民間の家賃を上げられるのは12か月に1回で、3か月前に書面の通知が必要です。',
    dependsOn: '渡された通知',
  },
  'gb.ask-housing.ni-deposit': {
    says: '北アイルランドでは、家主は28日以内に敷金（deposit）を保護しなければなりません。敷金は家賃1か月分までです。争いは保護制度が無料で解決します。',
  },
  'gb.ask-housing.ni-repairs': {
    says: '写真をつけて書面で報告してください。何もされなければ、役所の環境衛生の窓口（environmental health team）に調べてもらいます。家賃は払い続けてください。',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'いいえ、払い続けてください。滞納で住まいを失うことがあります。不具合は写真を付けて書面で伝えます。直らなければ、自治体の環境衛生課（environmental health）に調査を頼みます。Housing Rightsが無料で助けてくれます。',
  },
}
