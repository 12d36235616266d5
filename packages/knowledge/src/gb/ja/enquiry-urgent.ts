/** 急ぎの質問：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_JA: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: '今すぐ電話を切り、お金を動かさないでください。本物の銀行は決して頼みません。その後159かカードの番号に電話し、カードを止めてもらってください。',
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: '車が、債務のない人だけの物なら、できません。持ち主は領収書やローンの書類などの証拠を今示し、会社にもメールで送ってください。車輪止めを外すよう求めてください。',
  },
  'gb.ask-debt.council-tax-wages': {
    says: '支払義務命令（liability order）の後は、自治体は決まった表により、尋ねずに天引きできます。今日、家計表を用意して電話し、命令を止めて分割の計画にするよう頼んでください。認められることがあります。',
  },
  'gb.ask-debt.right-after-death': {
    says: '亡くなった人の請求は、遺した財産から払われます。一緒に署名していなければ、あなたが払う必要はありません。',
  },
}
