/** Letters from debt collectors: what an adviser would notice. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_JA: Words = {
  'gb.debt.insight-may': {
    says: '裁判の話がありますが、まだ裁判所には何も出されていません。その前に、催告書（letter of claim）を送り、返事に30日を与える義務があります。',
    actionable:
      '返事の用紙（Reply Form）がついた手紙に注意してください。それには本当の期限があります。',
  },
  'gb.debt.insight-visit': {
    says: '取立て会社（debt collector）の訪問は、玄関で話すだけです。執行官（bailiff）ではありません。あなたが中に入れなければ、入ることはできません。',
    actionable: '「手紙だけでやり取りし、訪問には同意しない」と書いて送ってください。',
  },
  'gb.debt.insight-goods': {
    says: '執行官（bailiff）やあなたの物の話があります。すでに判決や命令があなたに出ていなければ、今はできません。',
    actionable:
      'どの判決をもとにしているか、書面で聞いてください。判決の登録簿（register of judgments）であなたの名前を調べてください。',
  },
  'gb.debt.insight-deadline': {
    says: 'この手紙の期限は、相手が決めた日です。法律の力はありません。それでも、その前に返事をするのが賢明です。',
    actionable: 'その日より前に、短い手紙を送ってください。返事がなかったと言われずにすみます。',
  },
  'gb.debt.insight-discount': {
    says: '金額を下げると言っています。話し合える余地があるということです。最初の提案が最後とは限りません。',
    actionable:
      'まず、あなたの借金か、古すぎないかを確かめてください。その後、もっと低い額を提案し、合意は書面でもらいます。',
  },
  'gb.debt.insight-old-letter': {
    says: 'この手紙には、6年より前の日付があります。古すぎて裁判にできない借金かもしれません。',
    actionable:
      'まだ払わず、認めないでください。期間が過ぎたか、無料の借金の相談員に聞いてください。',
  },
  'gb.debt.insight-fees': {
    says: '手数料や費用が加えられています。契約で認められている場合だけ、適正な額だけ加えられます。',
    actionable: 'それぞれの手数料を認める契約の条文を、正確に示すよう求めてください。',
  },
  'gb.debt.insight-assignment': {
    says: 'クレジットなどの借金が売られたら、あなたに知らせなければなりません。売るときに、古い記録がなくなることがよくあります。',
    actionable: '売ったことを知らせた通知、契約書、支払いの全一覧を求めてください。',
  },
  'gb.debt.insight-credit-file': {
    says: '遅れた借金は、もう信用情報（credit file）にあることが多いです。不払いから6年間残ります。この手紙だけで新しい記録は増えません。',
    actionable: '決める前に、無料の信用情報（credit report）で中身を確かめてください。',
  },
}
