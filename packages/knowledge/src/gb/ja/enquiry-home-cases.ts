/** Questions about homes, told as cases: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_JA: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'はい。一度も保護されていなかったなら、返金と、敷金（deposit）の1から3倍の額を裁判所に求められます。引っ越した後も、6年間請求できます。普通に使った古さの分は払いません。',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'いいえ。民間の家主は、用紙Form 4Aを使い、2か月前に知らせ、前の値上げから52週待たなければなりません。前の家賃を払い続けてください。断ることは、立ち退きの法律上の理由になりません。',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'イングランドでは、上限は家賃の5週分です。家賃が年£50,000以上なら6週分です。それを超える分は、返すよう求められます。',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'いいえ、その日に出る必要はありません。命じられるのは裁判所だけです。2026年5月1日より前のsection 21の通知は、2026年7月31日までに裁判の請求があったときだけ有効です。あなたを入れないように鍵を変えることは犯罪です。',
  },
  'gb.ask-housing.section-21-now': {
    says: 'いいえ。イングランドの民間の借り手では、section 21は2026年5月1日に終わりました。2026年4月30日より後の通知に力はありません。前の通知は、2026年7月31日までに裁判の請求があったときだけ有効です。',
  },
  'gb.ask-housing.cleaning-charge': {
    says: '家主が敷金（deposit）から求められるのは、入ったときの状態に戻す費用だけです。業者の掃除代を払わせることはできません。証拠を求め、敷金の保護制度（deposit scheme）を使ってください。',
    dependsOn: '入ったときに、家がどれくらいきれいだったか',
  },
  'gb.ask-housing.scotland-factor': {
    says: '管理会社（factor）に手紙を書いてください。見積り、投票の結果、権利証（title deeds）のどの決まりで動けるかを求めます。権利証に別の決まりがなければ、ほとんどの修理に持ち主の過半数が必要です。答えが不十分なら、苦情を出し、次にFirst-tier Tribunalに行きます。',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'いいえ。ウェールズでは、section 21は2022年12月1日から法律ではありません。ほとんどの契約では、理由なしの通知はウェールズの用紙で6か月前に必要です。その後も、出させることができるのは裁判所だけです。',
  },
}
