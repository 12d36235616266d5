/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_JA: Words = {
  'gb.ask-bailiff.others-goods': {
    says: '物を取れるのは執行官（bailiff）だけです。取れるのは、債務者の物か、債務者と共有の物だけです。本当の持ち主は、領収書やローンの書類などの証拠をすぐ送ってください。',
  },
  'gb.ask-bailiff.hours': {
    says: '来られるのは午前6時から午後9時までで、曜日は問いません。裁判所が認めたときは別です。ほかの時間に営業している事業所も別です。',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'いいえ。生活に必要な物は残さなければなりません。調理器か電子レンジ、冷蔵庫、洗濯機、ベッド、机と椅子などです。そう伝え、リストに載せられたら会社に苦情を出してください。',
  },
  'gb.ask-bailiff.police': {
    says: 'いいえ。住民税（council tax）や駐車の反則金のような債務でドアを閉めたままでいるだけでは、そうはなりません。ドア越しに話し、証明書を求めてください。適法に中にいる場合は、押したり妨げたりしないでください。未払いの裁判所の罰金は別です。',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: '北アイルランドでは、取立会社に自前の執行官はいません。執行できるのはEnforcement of Judgments Officeだけで、裁判所の判決の後に限ります。ほかの人を中に入れる必要はありません。',
  },
}
