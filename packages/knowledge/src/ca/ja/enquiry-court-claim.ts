/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_JA: Words = {
  'ca.ask.sued': {
    says: '間に合うように反論（defence）を出してください。オンタリオ州とアルバータ州は20日、ブリティッシュ・コロンビア州は14日、ケベック州は15日です。無料の法律の助けを受けてください。',
  },
  'ca.ask.ignore': {
    says: '裁判所の書類を放っておかないでください。答えないと、裁判所はあなたがいなくても決められ、その後、給料の一部を取られることがあります。',
  },
  'ca.ask.small-claims': {
    says: 'まず手紙で期日を決めてください。次に、州の少額裁判所に出します。オンタリオは5万ドル、ブリティッシュ・コロンビアは3万5千ドル、アルバータは10万ドル、ケベックは1万5千ドルまでです。',
  },
  'ca.ask.law-firm-letter': {
    says: '弁護士の手紙は、まだ裁判ではありません。まず借りの証拠と日付を求めてください。オンタリオ、ブリティッシュ・コロンビア、アルバータではたいてい2年、ケベックでは3年を過ぎると訴えられません。',
  },
}
