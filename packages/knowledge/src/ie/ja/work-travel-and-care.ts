/** Japanese: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_JA: Words = {
  'ie.work.right-transfer': {
    says: '仕事が新しい雇い主に移ると、職と条件も移ります。できれば30日前に、早めに知らせる必要があります。',
  },
  'ie.work.right-terms': {
    says: '雇い主は主な条件を5日以内に、残りを1か月以内に書面で渡す必要があります。Workplace Relations Commission に苦情を言えます。',
  },
  'ie.work.right-hours': {
    says: '年に4週間の有給休暇、休憩、平均して週48時間までの権利があります。',
  },
  'ie.work.right-telling': {
    says: '不正を知らせた人を罰したり解雇したりできません。勤めた長さは関係ありません。Circuit Court は21日以内に動けます。',
  },
  'ie.work.right-remote': {
    says: '初日から在宅の仕事を頼めます。雇い主は4週間以内に理由をつけて書面で答えますが、断ることもできます。',
  },
  'ie.package.right': {
    says: '主催者が取り消すか大きく変えたら、全額戻ります。旅行がひどかったときは、値引きを求められます。',
  },
  'ie.bag.right': {
    says: 'なくなった、遅れた、壊れた荷物は、航空会社が限度まで払います。壊れたら7日、遅れたら21日以内に書面で知らせます。',
  },
  'ie.stay.wants': {
    says: '入国の役所が断りました。訴えか見直しができるか、いつまでかが手紙にあります。',
  },
  'ie.stay.right': {
    says: '理由を書面でもらう権利があります。断られたビザは、たいてい2か月以内に無料で訴えられます。',
  },
  'ie.stay.step': {
    says: '今週、弁護士か Immigrant Council of Ireland に助言を求めます。許可を切らさず、期限内に更新を申請します。',
  },
  'ie.stay.right-deport': {
    says: '退去の命令の前に手紙が来て、残る理由を言うのに平日15日あります。今すぐ弁護士に頼みます。Legal Aid Board が助けることもあります。',
  },
  'ie.stay.know-citizen': {
    says: '国籍を断られても訴えはできません。もう一度申請できます。公正に決めたかは裁判所が調べられます。',
  },
  'ie.care.right-fair-deal': {
    says: 'Fair Deal では収入と財産の一部を払い、残りは国が払います。家を数えるのは3年だけです。見直しか訴えができます。',
  },
  'ie.injury.right-time': {
    says: 'けがの請求は2年以内に始めます。1か月以内に相手に書きます。多くはまず Injuries Resolution Board に行きます。',
  },
  'ie.public.right-ombudsman': {
    says: 'まず役所に苦情を言います。その後、たいてい12か月以内なら Ombudsman が無料で調べます。',
  },
  'ie.parking.right-fair-terms': {
    says: '私有地の料金は契約にもとづきます。分かりにくい看板や高すぎる額は、効かないことがあります。',
  },
  'ie.tax.know-interest': {
    says: '税が遅れると毎日利息がつきます。Revenue は分割を認められ、守る間は取り立てません。',
  },
  'ie.home.right-hap': {
    says: 'HAP などの住宅の助けを理由に、家主は断れません。2か月以内に家主に書き、その後 Workplace Relations Commission に行けます。',
  },
  'ie.home.right-homeless': {
    says: '行く所がなければ、すぐ役所に、家のない人として見るよう頼みます。役所は泊まる所の費用を払えます。',
  },
}
