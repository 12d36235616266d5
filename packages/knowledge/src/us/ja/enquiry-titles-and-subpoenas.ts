/** The Japanese words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_JA: Words = {
  'us.named.ask-no-title': {
    says: '権利証（title）がなければ売買は終わっておらず、車を登録できません。期限を書いた手紙を売り手に出し、領収書、メッセージ、支払いの証拠を残しましょう。車台番号（VIN）も調べます。来なければ返金を求め、警察と車両局に届け、少額裁判を使います。販売店はたいてい20～30日ほどで渡す義務があります。',
  },
  'us.named.ask-subpoena': {
    says: '行きましょう。有効な召喚状（subpoena）を無視すると、罰金や逮捕のおそれがあります。書いてある弁護士か書記に電話すれば、日を変えられることがよくあります。求めが多すぎる、急すぎる場合は、その日の前に裁判所に取り消し（motion to quash）を求めます。自分の罪を示すことは言わなくてかまいません。すぐ上司に伝えましょう。多くの州は証人の解雇を禁じています。',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: '州と、差し引かれる額',
    says: '誤って払われたお金はたいてい返すよう求められますが、方法には制限があります。多くの州では、先に書面の同意か通知が必要で、給料から引けるのは一部だけです。ニューヨーク州では書面の通知が必要で、さかのぼれるのは8週間、大きな額では1回の給料の12.5％までです。計算を求め、少しずつ返すと申し出ましょう。',
  },
}
