/** Questions about wages, working hours and holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_JA: Words = {
  'es.ask.holiday-left': {
    says: '取らなかった休暇は失われません。仕事が終わるとき、会社は最終精算（finiquito）で支払う義務があります。その日数は加入期間に数えられ、失業手当（paro）の開始はその分遅れます。終了前に取る合意もできます。会社は日程を2か月前に決める必要があります。払われなければ「no conforme」と書いて署名し、調停を申し立ててください。期限は1年です。',
  },
  'es.ask.holiday-days': {
    says: '年に暦で少なくとも30日あり、2か月前に日を知る必要があります。会社がほかの日を決めたら、20営業日以内に訴えてください。',
  },
  'es.ask.hours-changed': {
    says: '書面で求めてください。大きな変更には15日、移動には30日の予告が必要です。20営業日以内に争います。不利になるなら、1年につき20日分の賃金を受けて辞められることが多いです。',
  },
  'es.ask.minimum-wage': {
    says: '2026年の最低賃金（SMI）は、フルタイムで税などを引く前に月1,221ユーロ、年14回払いです。年17,094ユーロ、12回払いなら月1,424.50ユーロです。短時間なら割合で決まります。労働協約でもっと高いこともあります。少なければ書面で求め、労働監督署（ITSS）に知らせます。無料です。各月の給料につき一年以内に、まず調停、次に裁判です。',
  },
}
