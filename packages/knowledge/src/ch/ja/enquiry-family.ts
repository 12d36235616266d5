/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'ch.ask.divorce': {
    says: '両方が同意するなら、いっしょに裁判所に申し立てます。そうでなければ、2年の別居の後、1人で申し立てられます。その前でも、だれが家に残り、子どもがどこに住み、だれが何を払うか、裁判所は早く決められます（Eheschutz）。',
  },
  'ch.ask.divorce-money': {
    says: '契約がなければ、結婚前の物と相続した物はそれぞれが保ち、結婚中に二人がためた物は半分ずつです。結婚中の年金基金も半分です。あなたの生活費は、必要と資力によります。裁判所は当面の支払いを決められます。相談してください。',
  },
  'ch.ask.violence': {
    says: '危ないときは117に電話してください。警察は相手をすぐ何日か退去させられます。裁判所は接触を禁じ、住まいをあなたに与えられます。被害者支援（Opferhilfe）は昼も夜も142です。無料で秘密を守り、お金、安全な場所、弁護士も助けます。医師にかかり写真を残してください。子どもも守られます。',
  },
  'ch.ask.contact': {
    says: '養育費が払われていなくても、親と子には会う権利があります。決まった日を書面で提案し、証拠を残してください。次に児童保護の役所（KESB）か、離婚中は裁判所に、面会を決めるか注意するよう求めます。補佐人や付添い面会を命じられます。自分で連れ去らないでください。',
  },
  'ch.ask.maintenance': {
    says: '両親は、それぞれの力に応じて子どもの費用を払います。暮らしが変われば、裁判所が額を変えられます。払われない額は、町が立て替えることがあります。',
  },
}
