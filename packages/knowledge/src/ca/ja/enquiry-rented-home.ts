/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'ca.ask.home-qc-duties': {
    says: 'ケベック州では、家主は、よい状態の家を貸し、契約の間ずっと、静かに暮らせるようにしなければなりません。そうでなければ、修理、家賃の減額、損害のお金、契約の終わりを求められます。',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'ケベック州では、賃貸契約の争いを、お金のことも、住宅の審判所（Tribunal administratif du logement）が決めます。',
  },
  'ca.ask.home-regie': {
    says: 'ケベック州のRégie du logementは、今はTribunal administratif du logementです。家主は、契約の間ずっと、静かに暮らせるようにしなければなりません。審判所は、お金を返すよう命じられます。',
  },
  'ca.ask.pets': {
    says: '州によります。オンタリオ州では、ペット禁止の契約の文は効力がありません。建物が自分の決まりを持つ分譲マンション（condominium）の場合は別です。ケベック州など、ほかのほとんどの州では、契約でペットを禁止できます。',
  },
  'ca.ask.moving-out': {
    says: '月ごとの賃貸では、書面で通知します。オンタリオは60日、ブリティッシュ・コロンビアとアルバータは1か月です。期間が決まっていれば、家主の同意を得るか、引き継ぐ人を探してください。',
  },
  'ca.ask.verbal-lease': {
    says: '有効です。口約束でも、通知、家賃、敷金について同じ決まりで法律が守ります。支払いの証拠を残してください。',
  },
  'ca.ask.entry': {
    says: 'ほとんどの場合、家主には、あなたの同意か、理由を書いた24時間前の書面の通知が必要です。緊急のときは別です。',
    dependsOn: '理由と、緊急かどうか',
  },
  'ca.ask.leaving': {
    says: '月ごとの契約では、州により1か月か2か月前に知らせます。期間の決まった契約は、守らなければなりません。終わりを決めて合意する、契約を人にゆずる、法律の理由がある、という場合は別です。',
    dependsOn: '住んでいる州と、契約の種類',
  },
}
