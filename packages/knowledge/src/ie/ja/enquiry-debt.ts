/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'ie.ask.things': {
    says: '取立て会社は、あなたの物を取れず、家に入れません。できるのは執行官（sheriff）だけで、判決の後です。割賦購入（hire purchase）の車は別です。',
  },
  'ie.ask.prison': {
    says: '払えないことを理由に、刑務所に入れることはできません。おそれがあるのは、払えるのに裁判所の命令を断る人だけです。MABS（0818 07 2000）に電話してください。',
  },
  'ie.ask.calls': {
    says: '連絡は手紙だけにするよう、書面で伝えてください。電話を全部書きとめます。こわがらせたり、はずかしめたりするための請求は犯罪なので、警察（gardaí）に知らせます。貸し手なら、FSPOに苦情を出してください。',
  },
  'ie.ask.not-mine': {
    says: '払う義務がないと書き、証拠を求めてください。払わないでください。Central Credit Registerで、自分の無料の報告書を確かめます。',
  },
  'ie.ask.wages': {
    says: 'アイルランドでは、普通の債権者は給料からお金を取れません。税金、扶養料、一部の給付金の返済はちがいます。',
  },
  'ie.ask.cannot-pay': {
    says: 'MABS（0818 07 2000）に電話してください。無料です。いっしょに家計を作り、債権者と話してくれます。',
  },
  'ie.ask.bankrupt': {
    says: '破産（bankruptcy）は、ほとんどの場合1年です。借金の免除（debt relief notice）か整理計画（arrangement）のほうがよいかもしれません。MABSかinsolvency practitionerに聞いてください。',
    dependsOn: '借金、財産、収入',
  },
  'ie.ask.credit-file': {
    says: 'Central Credit Registerから、無料で報告書を受け取れます。まちがっているなら、直すよう貸し手に求めてください。',
  },
}
