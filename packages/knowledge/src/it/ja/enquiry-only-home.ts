/** Questions about an only home that is said to be safe from private creditors: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_JA: Words = {
  'it.ask.only-home-private': {
    says: 'その決まりが縛るのは税の徴収機関だけです。銀行や金融会社など民間の債権者は、裁判所の命令があれば唯一の住まいも差し押さえられます。だから手紙は必ず開けてください。precettoの後は10日で差押えができます。今すぐ分割や減額を申し出てください。OCCに債務の計画を相談すれば、裁判官が差押えを止められます。差押え後も、まず6分の1、残りを最長48か月で払えます。弁護士に相談してください。',
  },
}
