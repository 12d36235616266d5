/** Questions about the terms of work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_JA: Words = {
  'ie.ask.tips': {
    says: 'カフェ、パブ、ホテル、美容室などの一部の業種では、カードやアプリのチップは従業員に公平に分けなければなりません。賃金の代わりには使えません。書面の決まりとあなたの分を求めてください。6か月以内にWRCへ申し立てられます。無料です。',
  },
  'ie.ask.written-terms': {
    says: '書面で求めてください。主な条件は5日以内、残りは1か月以内に受け取れるはずです。書面がなくても最低賃金、休暇、休憩、解雇予告の権利はあります。もらえなければWRCに無料で申し立てられ、最大4週間分の賃金が認められることがあります。',
  },
  'ie.ask.work-permit': {
    says: '雇い主は、就労許可（employment permit）や採用の費用をあなたに払わせることも、旅券を預かることもできません。これは犯罪です。一般または重要技能の許可の多くでは、9か月後に別の雇い主への変更を申請できます。請求は書面で求め、WRCに申し立ててください。',
  },
  'ie.ask.rest-and-hours': {
    says: '毎週連続24時間の休み、勤務の間に11時間、4時間半で15分、6時間で30分の休憩が必要です。平均で週48時間が上限です。追加の勤務は1日前に知らせる必要があります。それ以外は契約によります。WRCは無料です。',
  },
}
