/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_JA: Words = {
  'fr.home.want-rent': {
    says: '遅れた家賃の支払いか、計画を求めています。この手紙で契約は終わりません。',
  },
  'fr.home.want-other': {
    says: '家を出るよう求めているか、そのために裁判所に行くと言っています。',
  },
  'fr.home.who': {
    says: '大家か管理する会社は、民間の人か会社です。住む権利を終わらせるのは裁判官だけで、追い出せるのは判決を持つ執行官だけです。',
  },
  'fr.home.reality': {
    says: '手紙では、だれも追い出せません。裁判官、次に執行官、それからほとんどの場合、知事（préfet）の警察の助けが必要です。何か月もかかります。',
  },
  'fr.home.not-yet': {
    says: '今、追い出すことはできません。判決、出るようにという命令、そしてほとんどの場合その後2か月が必要です。',
  },
  'fr.home.not-yet-winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません（trêve hivernale）。家賃と裁判は続きます。',
  },
  'fr.home.rights-summary': {
    says: '裁判官が決めるまで住めます。時間、家賃の助け、無料の弁護士を求められます。',
  },
  'fr.home.know-three-years': {
    says: '審理の前に今の家賃をまた払えば、裁判官は、遅れた家賃のために最長3年を与えられます。',
    learnMore: '借金が残っても、次の家賃は全部払ってください。',
  },
  'fr.home.right-judge': {
    says: '住むことを終わらせられるのは裁判官だけで、それを行えるのは執行官だけです。',
  },
  'fr.home.right-no-force': {
    says: '鍵を変えたり、力で出したりする大家は罪を犯しています。最長3年の刑務所と€30,000です。警察（17）に電話してください。',
  },
  'fr.home.right-winter': {
    says: '冬の休みの権利があります。ほとんどの場合、11月1日から3月31日まで、追い出されません。',
  },
  'fr.home.right-three-years': {
    says: 'また家賃を払えば、家賃の滞納を払うために最長3年を裁判官に求める権利があります。',
  },
  'fr.home.warn-hearing': {
    says: '呼出しが来たら、審理に行ってください。生活の調査を申し出られます。答えてください。あなたを助けます。',
  },
  'fr.home.insight-costs': {
    says: '手紙は、手数料や違約金を加えています。住まいの契約では、督促の手数料や違約金を借り手に負わせられません。',
    actionable: '家賃と共益費だけを払い、理由を書面で伝えてください。',
  },
  'fr.home.tactic-ccapex': {
    says: 'あなたの件を、立ち退きを防ぐ委員会（CCAPEX）に回すよう求めてください。大家、CAF、福祉の相談員を集めます。',
    risk: 'ありません。',
    notWhen: '審理が数日後のとき。先に弁護士に相談してください。',
  },
  'fr.home.myth-winter-free': {
    says: '冬の休みが止めるのは追い出すことで、家賃ではありません。借金は増え、裁判は続きます。',
  },
  'fr.home.myth-lock': {
    says: 'いいえ。大家は、鍵を変えること、水や電気を止めること、あなたの物を外に出すことができません。',
  },
}
