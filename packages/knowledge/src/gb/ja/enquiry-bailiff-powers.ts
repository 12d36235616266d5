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
  'gb.ask-bailiff.council-tax-visit': {
    says: '中に入れないでください。council taxでは、以前に入れて物を記録された場合を除き、押し入ったり鍵屋を使ったりできません。鍵をかけ、郵便受け越しに話し、車は離れた所に停めてください。今日、会社と市町村に、弱い立場である理由と払える額を書いてください。手数料は決まっています：£75、訪問は£235。刑務所は裁判所が資力を調べた後の最後の手段です。National Debtline：0808 808 4000。',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'charge for paymentは14日の猶予です。その後、£1,000を超える預金の凍結や給料の差押えができます。今すぐ市町村とsheriff officersに電話し、続けられる額を申し出てください。債務相談員は6か月のmoratoriumやDebt Arrangement Schemeを使え、これで止まります。特別な裁判所の命令なしに家の中の物は取れません。無料相談：National Debtline 0808 808 4000。',
  },
}
