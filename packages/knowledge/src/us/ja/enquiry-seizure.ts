/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_JA: Words = {
  'us.ask-debt.garnish': {
    says: '民間の借金なら、先に訴えて勝たなければなりません。その後、取れるのは決まった控除の後の給料の最大25%で、給料が低いともっと少ないです。全部を守る州もあります。',
    dependsOn: 'あなたへの裁判所の判決があるか',
  },
  'us.ask-debt.bank-account': {
    says: '判決がなければ、口座に手を出せません。あれば裁判所に求められます。直接振り込まれた連邦の給付の2か月分は、残さなければなりません。',
    dependsOn: 'あなたへの裁判所の判決があるか',
  },
  'us.ask-debt.social-security': {
    says: '民間の債権者は、Social Security、SSI、VAの給付を取れません。連邦政府は、自分への借りのためにSocial Securityの一部を取れますが、SSIは取れません。',
  },
  'us.ask-debt.sheriff': {
    says: '書類を受け取っても、同意したことにはなりません。立ち退きや物を取るには裁判所の命令が必要です。見せるよう求め、抵抗せず、法律扶助に電話してください。',
    dependsOn: '書類か、裁判所の命令か',
  },
  'us.ask-debt.house-lien': {
    says: '先に訴えて勝たなければなりません。多くの州では、その後、判決が家の担保（lien）になりえますが、自宅を守る法律（homestead）が価値の一部か全部を守ります。カードの借金で家が売られることは少ないです。',
    dependsOn: '判決があるか、そして州',
  },
  'us.ask-debt.refund-offset': {
    says: 'いいえ。連邦の還付金から取れるのは、税金、養育費、連邦の学生ローンなど、公の借金だけです。判決のある民間の会社は、お金が銀行に入った後なら取れることがあります。',
  },
}
