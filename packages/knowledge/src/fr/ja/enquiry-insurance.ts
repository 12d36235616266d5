/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'fr.ask-buy.insurance': {
    says: '契約の条項を求め、苦情の係に書いてください。2か月後、無料の調停人に行きます。期限は2年です。',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'わざとだったか',
    says: '悪気のないまちがいで、補償は終わりません。保険会社は、保険料に合わせて少なく払えるだけです。わざとうそを書いたときだけ契約は無効で、それは会社が証明します。',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: '督促の日',
    says: '保険会社は、まず正式な督促を送らなければなりません。その30日後に補償が止まり、さらに10日後に解約できます。その日までに払えば続きます。車は保険が必要なので、今すぐ新しい会社を探してください。',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: '契約してからの期間',
    says: '1年目を過ぎれば、車、住まい、医療の保険はいつでも無料で解約できます。1か月後に終わります。車の保険と借り手の住まいの保険は、新しい保険会社が手続きします。1年目は、生活の変化など一部の場合だけ解約できます。',
  },
}
