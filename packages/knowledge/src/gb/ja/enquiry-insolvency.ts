/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_JA: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: '破産（bankruptcy）では、家のあなたの持ち分は担当者に移り、売られることがあります。その期間は3年です。住宅ローンの後の持ち分が£1,000より少なければ、裁判所は売却を命じられません。先に無料の借金の相談員と話してください。',
    dependsOn: '住宅ローンを引いた後の、家のあなたの持ち分の価値',
  },
  'gb.ask-debt.relief-order': {
    says: '借金が£50,000以下、毎月の余りが£75以下で、財産が少なければ、使えるかもしれません。£4,000より安い車1台は認められます。手数料はありません。',
    dependsOn: '借金の額、持っている物、毎月残る額',
  },
  'gb.ask-debt.relief-order-car': {
    says: '借金が£50,000以下、毎月の余りが£75以下なら、使えるかもしれません。Motabilityの車は借り物なので、失うものではありません。自分の車は£4,000まで認められます。手数料はありません。',
    dependsOn: '借金の額、持っている物、毎月残る額',
  },
  'gb.ask-debt.write-off-advert': {
    says: '広告に申し込まないでください。政府の特別な制度ではありません。おそらくIVAで、手数料がかかり、失敗することもあります。無料の相談団体に、返済計画、借金免除命令（debt relief order）、支払いの一時停止（breathing space）について聞いてください。',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'いいえ、その額だけではできません。1人の債権者が破産（bankruptcy）を求めるには、£5,000以上が必要です。でも、正式な支払い請求（statutory demand）や裁判所の用紙は放っておかないでください。',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: '支払いの一時停止（breathing space）は、北アイルランドでは使えません。Advice NIの0800 915 4604に無料で電話してください。相談員が債権者に時間を頼み、計画を作れます。',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'たいていはできません。持ち物の価値は2,000ポンドまでで、家はローンを引く前の値段で数えます。まだ受け取っていない年金は、たいてい数えません。返済計画、IVA、自己破産（bankruptcy）を、無料の借金相談員と比べてください。自己破産では、家の持ち分が売られることがあります。',
  },
}
