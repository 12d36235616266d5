/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'be.ask.step-home': {
    says: '家主に答える前に、CPAS（公的福祉センター）と借り手の組合に相談してください。',
  },
  'be.ask.right-home': {
    says: '家を出るよう命じられるのは裁判官だけです。',
  },
  'be.ask.evict': {
    says: '命じられるのは治安判事（juge de paix）だけで、行うのは執行官（huissier）です。ほとんどの場合、送達の1か月後です。ブリュッセルでは、11月1日から3月15日まで、ほとんどの場合ありません。',
  },
  'be.ask.rent-index': {
    says: '家賃は、書面で求められれば、年に1回、契約の日に指数（index）に合わせて上がることがあります。さかのぼれるのは3か月までです。',
    dependsOn: '賃貸契約と地域',
  },
  'be.ask.landlord-enters': {
    says: '入れるのは、あなたが認めたときか、本当の緊急のときだけです。家は、持ち主からも守られます。契約で訪問が認められていても、約束した時間だけです。書きとめて、必要なら警察を呼んでください。',
  },
  'be.ask.rent-debt': {
    says: '今すぐ大家に話し、家賃と毎月の小さな額を払うと申し出てください。CPAS（OCMW）が助けてくれます。契約を終わらせられるのは治安判事だけで、判事は時間をくれることもあります。',
  },
}
