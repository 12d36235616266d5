/** Questions about a call to serve on a jury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_JA: Words = {
  'us.ask-life.jury': {
    says: '期日までに答えてください。たいてい一回は延期でき、生活の困りごとや世話があれば、免除を求められます。務めに出たことで、雇い主が解雇してはいけません。',
  },
  'us.ask-life.jury-missed': {
    says: '今日、呼出状にある裁判所の書記官に電話し、理由を言って新しい日を頼んでください。普通はそれで済みます。何もしないと、裁判官が説明に来るよう命じることがあります。連邦裁判所では最大で罰金1,000ドル、拘禁3日、または奉仕活動です。州によって違います。裁判所が電話やギフトカードでお金を求めることはありません。それは詐欺です。',
  },
}
