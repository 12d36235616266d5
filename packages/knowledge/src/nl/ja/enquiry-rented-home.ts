/** Questions about visits, rent and service costs, and the first steps for tenants: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'nl.ask.step-home': {
    says: '家主に答える前に、Juridisch Loketに相談してください。',
  },
  'nl.ask.right-home': {
    says: 'あなたの意思に反して契約を終わらせられるのは、裁判官だけです。',
  },
  'nl.ask.rent-rise': {
    says: '2026年の上限は、自由市場4.4%、中間市場6.1%、社会住宅は7月から4.1%です。とても安い家賃や高い収入には別の上限があります。契約でそれ以上を定めても超える分は無効で、値上げは年1回だけです。同意しないと書き、今までの家賃に認められる分だけ足して払ってください。家主が譲らなければ、Huurcommissieが決められます。',
    dependsOn: '家の種類',
  },
  'nl.ask.landlord-enters': {
    says: '入れるのは、あなたが認めたときか、水道管の破裂など本当の緊急のときだけです。急ぎの修理でも、家主は先に頼み、時間を決めなければなりません。知らせのない訪問は認めないと書いてください。',
  },
  'nl.ask.service-costs': {
    says: '払うのは実際の費用だけです。家主は、年の終わりから6か月以内に一覧を送らなければなりません。請求書を見せるよう求めてください。同意できなければ、Huurcommissieが決められます。',
  },
  'nl.ask.rent-unpaid': {
    says: '今日家主に伝え、払う日を書面で示してください。1か月の遅れではふつう契約は終わりません。終えられるのは裁判官だけで、多くは3か月からです。市に債務の相談をし、huurtoeslagも調べてください。',
  },
  'nl.ask.agent-fee': {
    says: '家主のために働く仲介業者は、家を見つけた手数料をあなたに請求できません。返すよう求められます。',
  },
}
