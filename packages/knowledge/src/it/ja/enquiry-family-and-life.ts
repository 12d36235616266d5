/** The Japanese words of Italy: questions of family and life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_JA: Words = {
  'it.ask.overtime': {
    says: '自分で時間の表をつけてください。残業には、労働協約（CCNL）の割増が払われます。協約にあれば、休みで返されます。請求は5年以内です。',
  },
  'it.ask.holiday-days': {
    says: '書面で休暇を求めてください。年に少なくとも4週間あります。2週間はその年に、残りはその後18か月以内に取ります。',
  },
  'it.ask.child-support': {
    says: '正式な請求を送ってください。30日払われなければ、相手の会社から直接払わせることができます。賃金の差し押さえもでき、払わないことは犯罪になりえます。',
  },
  'it.ask.inherit-debts': {
    says: '受け入れた人は、自分のお金でも借金を払います。断るか、あるものだけで受け入れられます（beneficio d’inventario）。財産を持っているなら、3か月以内に動いてください。',
    dependsOn: '受け入れるか、どう受け入れるか',
  },
  'it.ask.noise': {
    says: '日と時刻の一覧をつけ、管理者に動くよう頼んでください。我慢の限度を超える音は、裁判官が止められます。夜は地元の警察に電話します。',
  },
  'it.ask.used-car': {
    says: '販売店からなら保証は2年で、合意があれば短くても1年です。個人からなら、隠れた欠陥を見つけてから8日以内に知らせ、1年以内に訴えます。',
    dependsOn: 'だれが売ったか',
  },
  'it.ask.benefit-refused': {
    says: 'patronatoが、90日以内に、INPSへの不服を無料で出します。障害（invalidità civile）を断られたときは、代わりに6か月以内に裁判所に行きます。',
  },
  'it.ask.divorce': {
    says: '先に別居します。離婚は、合意したなら6か月後、裁判官が決めたなら1年後にできます。合意があれば、弁護士を通してか、町の役所でできます。',
  },
  'it.ask.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
}
