/** Questions about an office that does not answer: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_JA: Words = {
  'de.ask-benefit.no-answer': {
    says: '期限を書いて、決定と前払い（Vorschuss）を書面で求めてください。生活費がないときは、すぐ社会裁判所へ。急ぎの命令（einstweilige Anordnung）は無料で早く出ます。6か月返事がなければ、無料で訴えられます（Untätigkeitsklage）。申請した証拠を残してください。',
  },
  'de.ask-benefit.earn-beside': {
    says: '毎月の給料のうち、最初の100ユーロは手元に残ります。100から520ユーロまでは20％、1,000ユーロまでは30％、1,200ユーロ（子どもがいれば1,500ユーロ）までは10％が残ります。520ユーロなら184ユーロです。25歳未満で在学・職業訓練・ボランティア年の人は、ミニジョブの上限まで全額残ります。変化はすぐJobcenterに伝えましょう。2026年7月から名前はGrundsicherungsgeldです。',
  },
  'de.ask-benefit.broken-thing': {
    says: '壊れた物については、多くは少しずつ返す貸付だけです。住まい、妊娠、出産の最初の用品は返済不要で支給されます。買う前に書面で申請してください。健康など続く特別な必要は、毎月上乗せされることがあります。',
    dependsOn: '壊れたのか、初めから持っていなかったのか',
  },
}
