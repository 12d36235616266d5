/** Questions about a bill for care with a collector, a fake check and a car taken: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_JA: Words = {
  'us.fact.care-bill-collector': {
    says: '電話やクレジットカードで払わないでください。最初の手紙から30日以内に、書面で争ってください。証拠を送るまで、取り立ては止まります。救急の費用は、だれが診ても、たいていネットワーク内(in network)の額までです。保険会社に不服を申し立て、No Surprises Help Desk(1-800-985-3059)に電話してください。この借金を信用報告にのせることを禁じる連邦の法律はありません。信用情報会社は、1年未満か500ドル未満のものをのせません。禁じる州もあります。',
  },
  'us.fact.fake-check': {
    says: 'たいてい、はい。小切手を入れた人は、お金が使えるように見えても、小切手が戻れば銀行に返します。もう何も送らないでください。だまされたことを今日書面で銀行に伝え、手数料なしの分割をたのんでください。ギフトカードはその会社に、Zelleや送金は銀行に知らせてください。止まることがあります。警察とReportFraud.ftc.govに届けてください。',
    dependsOn: '口座の決まりと、銀行に何を伝えたか',
  },
  'us.state.oh.ask-car-taken': {
    says: 'オハイオでは、騒ぎを起こさなければ、裁判なしで車を引き上げられます。でも、販売店から分割で買った車なら、全額を払わなくても戻せます。相手は5営業日以内に、足りない額を手紙で知らせます。遅れた分、遅延料、2回分までの保証金、引き上げの費用を払えば戻ります。期限は引き上げから20日か、その手紙から15日の、おそい方です。たいてい一度だけです。今日書面で、その手紙と車の中の物をもとめてください。',
  },
}
