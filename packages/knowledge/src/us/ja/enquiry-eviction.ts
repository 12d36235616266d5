/** The Japanese words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'us.ask-home.lockout': {
    says: 'ほとんど全部の州で、大家は、締め出したり、電気を止めたり、物を出したりしてはいけません。今、警察の緊急でない番号と、法律扶助に電話してください。',
  },
  'us.ask-home.must-leave': {
    says: '通知の最後の日に出る必要はありません。その後、大家は裁判所に行って勝たなければなりません。裁判所の書類には期限内に答え、今日、法律扶助に電話してください。',
  },
  'us.ask-home.wants-me-out': {
    says: '期間のある契約の間、大家には理由が必要です。月ごとなら書面の通知が必要で、ほとんどの州で30日以上です。New Jerseyやカリフォルニアなどでは、法律の定める理由も必要です。裁判所が命じるまで、出る必要はありません。',
    dependsOn: 'あなたの契約、州、市',
  },
  'us.ask-home.eviction-lawyer': {
    says: '今日、法律扶助か211に電話してください。法律扶助は収入の低い人に無料で、裁判の借り手全員に無料の弁護士がつく市もあります。',
  },
  'us.ask-home.eviction-record': {
    says: '審査会社は、立ち退きの件をほとんどの場合7年間報告できます。その報告を手に入れ、間違いに異議を出し、多くの州では裁判所に記録を封じる（seal）よう求められます。',
  },
  'us.ask-home.pay-before-court': {
    says: '多くの州では、審理や判決の前に、家賃と手数料と裁判費用を全部払えば、件は止まります。証拠が残る形で払ってください。それでも裁判所に行き、件を終わらせるよう求めてください。',
    dependsOn: '州と、払う日',
  },
}
