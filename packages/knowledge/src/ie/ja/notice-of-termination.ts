/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_JA: Words = {
  'ie.home.element-reason': {
    name: '理由',
    says: '6か月の後は、法律が認める理由を通知に書く必要があります。',
    ifMissing:
      '理由が見当たりません。理由がないと、通知に効力がないかもしれません。ThresholdかRTBに聞いてください。',
  },
  'ie.home.element-hours': {
    name: '最後の24時間',
    says: '最後の日の全部を、出るために使えると通知に書く必要があります。',
    ifMissing:
      '丸24時間についての言葉が見当たりません。通知に効力があるか、ThresholdかRTBに聞いてください。',
  },
  'ie.home.element-rtb': {
    name: 'RTBに行く権利',
    says: 'RTBに申し立てられることと期限を、通知に書く必要があります。',
    ifMissing:
      'RTBについての言葉が見当たりません。通知に効力があるか、ThresholdかRTBに聞いてください。',
  },
  'ie.home.element-service': {
    name: '送達の日付',
    says: '送達された日を、通知に書く必要があります。',
    ifMissing: '送達の日付が見当たりません。通知に効力があるか、ThresholdかRTBに聞いてください。',
  },
  'ie.home.know-copy': {
    says: '家主は、通知の写しを同じ日にRTBに送る必要があります。そうでなければ、通知に効力はありません。',
  },
  'ie.home.right-reason': {
    says: '住んで6か月の後は、家主に、法律が認める理由が必要で、それを書かなければなりません。',
  },
  'ie.home.right-notice': {
    says: '違反がなければ、予告は、6か月より短いと90日、1年までは152日、7年までは180日です。その後は196日と224日です。',
  },
  'ie.home.right-six-years': {
    says: '賃貸が2026年3月1日以降に始まり、6か月住んだなら、6年間の強い保護があります。',
  },
  'ie.home.dispute-breach': {
    says: '家賃の滞納やほかの違反についての通知なら、RTBへの期限は28日です。ここではその日付から数えます。',
    action: '通知がまちがっていると思うなら、RTBに争いを送る',
    consequence: 'RTBが受け付けないことがあります。',
  },
  'ie.home.dispute': {
    says: '通知を受け取ってから、RTBへの期限は90日です。ここではその日付から数えます。',
    action: '通知がまちがっていると思うなら、RTBに争いを送る',
    consequence: 'RTBが受け付けないことがあります。',
  },
  'ie.home.insight-mistakes': {
    says: '日付のまちがい、日数の不足、RTBへの写しがないなどで、無効な通知がたくさんあります。',
    actionable: '出る準備をする前に、各点を確かめるようThresholdかRTBに頼んでください。',
  },
  'ie.home.change-2026': {
    says: '賃貸の法律は2026年3月1日に変わりました。その前に始まった賃貸には、前の理由が残ります。',
    was: '家主は、6か月の後、売却や自分で使うことを理由に、ほとんどの賃貸を終わらせられました。',
    is: 'この日からの賃貸では、4軒以上の家を持つ家主は、あなたの違反がなければ終わらせられません。小さい家主も、少しの理由だけです。',
  },
  'ie.home.right-declaration': {
    says: '理由が売却なら、宣誓した文書（statutory declaration）が通知に付いている必要があります。売却は9か月以内の予定でなければなりません。',
  },
  'ie.home.right-many-homes': {
    says: '同じ開発の10軒以上の家を6か月以内に売る家主は、ほとんどの場合、それを理由に賃貸を終わらせられません。',
  },
  'ie.home.know-email': {
    says: '2026年3月1日から、通知は電子メールでも届くことがあります。それでも署名、理由、最終日が必要で、同じ日にRTBへ送らなければなりません。',
  },
  'ie.home.know-slip': {
    says: 'あなたに害のない小さいまちがいでは、通知が無効にならないことがあります。それに頼る前に、Thresholdに確かめてもらってください。',
  },
  'ie.home.insight-short-warning': {
    says: '家賃についての警告は28日の猶予を与えなければなりません。それより短いと、続く解約通知は無効かもしれません。',
    actionable: '返事の前に Threshold に見せてください。その間も払える分は払ってください。',
  },
}
