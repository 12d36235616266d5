/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'ca.ask.home-qc-duties': {
    says: 'ケベック州では、家主は、よい状態の家を貸し、契約の間ずっと、静かに暮らせるようにしなければなりません。そうでなければ、修理、家賃の減額、損害のお金、契約の終わりを求められます。',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'ケベック州では、賃貸契約の争いを、お金のことも、住宅の審判所（Tribunal administratif du logement）が決めます。',
  },
  'ca.ask.home-on-repair': {
    says: 'オンタリオ州では、入居のときに悪いところを知っていても、家主は家をよい状態に保たなければなりません。Boardは修理や家賃の減額を命じられます（用紙T6）。',
  },
  'ca.ask.home-bc-repair': {
    says: 'ブリティッシュ・コロンビア州では、家主は家をよい状態で、住めるように保たなければなりません。Residential Tenancy Branchに命令を求められます。',
  },
  'ca.ask.home-ab-repair': {
    says: 'アルバータ州では、家は住まいと健康の最低の基準を満たさなければなりません。そうでなければ、家賃の減額、損害のお金、契約の終わりを求められます。',
  },
  'ca.ask.home-ab-deposit': {
    says: 'アルバータ州では、敷金は家賃1か月分までです。10日以内に返すか、何を引いたかの明細を渡さなければなりません。',
  },
  'ca.ask.home-ns-deposit': {
    says: 'ノバスコシア州では、敷金は家賃半月分までです。10日以内に返すか、家主が返さないための申し立てをしなければなりません。',
  },
  'ca.ask.home-regie': {
    says: 'ケベック州のRégie du logementは、今はTribunal administratif du logementです。家主は、契約の間ずっと、静かに暮らせるようにしなければなりません。審判所は、お金を返すよう命じられます。',
  },
  'ca.ask.pets': {
    says: '州によります。オンタリオ州では、ペット禁止の契約の文は効力がありません。建物が自分の決まりを持つ分譲マンション（condominium）の場合は別です。ケベック州など、ほかのほとんどの州では、契約でペットを禁止できます。',
  },
  'ca.ask.n12': {
    says: 'その日に出る必要はありません。賃貸期間の終わりまで60日の予告と、家賃1か月分が必要です。立ち退かせられるのは審判所（Board）だけで、うそなら1年分の家賃になりえます。',
  },
  'ca.ask.moving-out': {
    says: '月ごとの賃貸では、書面で通知します。オンタリオは60日、ブリティッシュ・コロンビアとアルバータは1か月です。期間が決まっていれば、家主の同意を得るか、引き継ぐ人を探してください。',
  },
  'ca.ask.verbal-lease': {
    says: '有効です。口約束でも、通知、家賃、敷金について同じ決まりで法律が守ります。支払いの証拠を残してください。',
  },
  'ca.ask.deposit-double-bc': {
    says: 'はい、多くの場合できます。家主には、契約の終わりか新しい住所の書面の、遅いほうから15日あります。払いも申し立てもしなければ、役所（Branch）で2倍を請求できます。',
  },
  'ca.ask.deposit-back-ab': {
    says: 'アルバータ州では、差し引いた額の明細と一緒に、10日以内に返さなければなりません。点検報告がなければ、損害の分は取れません。安くて早いRTDRSに申し立ててください。',
  },
  'ca.ask.rent-up-ns': {
    says: 'ノバスコシア州では、2027年末まで、家賃の値上げは年5％まで、12か月に1回、4か月前の書面の通知が必要です。それより高ければ、Residential Tenanciesに申し立ててください。',
  },
}
