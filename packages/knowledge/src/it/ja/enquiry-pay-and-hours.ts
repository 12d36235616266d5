/** Questions about wages, working hours, leave and the place of work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_JA: Words = {
  'it.ask.wages-unpaid': {
    says: '書面で求め、次に労働組合か労働監督署に行ってください。給与明細があれば、弁護士が支払命令を取れます。5年あります。',
  },
  'it.ask.holiday-left': {
    says: '仕事が終わったら、自分でやめた場合でも、雇い主は取れなかった休暇の分を払います。書留かPECで求めてください。給料の明細があれば、裁判官が早く支払いを命じられます。',
  },
  'it.ask.parental-leave': {
    says: 'あなたの権利で、雇い主は断れません。INPSにネットで申し込み、5日以上前か、労働協約の通りに会社に知らせてください。止められたら、patronatoか労働監督署に行きます。',
  },
  'it.ask.transfer': {
    says: '会社に本当の必要があり、証明できるときだけ移せます。理由を書面で求めましょう。争うなら60日以内に書面を送ります。裁判官が決めるまで働き続け、労働組合に会いましょう。',
  },
  'it.ask.not-registered': {
    says: '書類がなくても、賃金、TFR、保険料の権利があります。連絡、写真、名前を残しましょう。Ispettorato del lavoroか労働組合に知らせます。賃金は5年以内です。',
  },
  'it.ask.mobbing': {
    says: '日と証人を書き留め、医師に行きましょう。会社に書面で伝えます。健康を守る義務があります。労働組合かconsigliera di paritàへ。金銭を求めるか、正当な理由で辞めてNASpIを受けられます。',
  },
  'it.ask.tfr-amount': {
    says: '年ごとに総賃金を13.5で割り、法律の上乗せを足します。仕事の終わりに、協約（CCNL）の日に払われます。請求は5年以内です。会社が破産なら、INPSの基金へ。',
  },
  'it.ask.overtime': {
    says: '自分で時間の表をつけてください。残業には、労働協約（CCNL）の割増が払われます。協約にあれば、休みで返されます。請求は5年以内です。',
  },
  'it.ask.holiday-days': {
    says: '書面で休暇を求めてください。年に少なくとも4週間あります。2週間はその年に、残りはその後18か月以内に取ります。',
  },
}
