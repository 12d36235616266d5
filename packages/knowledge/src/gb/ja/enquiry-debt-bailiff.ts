/** Questions about bailiffs and council tax: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_JA: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'すべてのドアに鍵をかけてください。bailiffは、鍵のかかっていないドアや、あなたが開けたドアからは、表でも裏でも入れます。窓からは入れず、あなたを押しのけることもできません。council taxや多くの借金では、最初の訪問で鍵のかかったドアを壊せません。話すときは郵便受け越し、電話、または書面にしてください。',
  },
  'gb.ask-debt.bailiff-entry': {
    says: '最初の訪問で入れる必要はありません。地方税（council tax）、駐車の反則金、ほとんどの判決では、無理に入ることはできません。払っていない裁判所の罰金（court fines）は別です。',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'ベッド、コンロ、冷蔵庫などの必要な物や、ほかの人の物は取れません。自分の仕事に必要な道具と車は、合計£1,350まで安全です。',
    dependsOn: '何か、だれの物か、必要かどうか',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'イングランドでは、裁判所は最後の手段としてだけできます。払えるのに断った、またはひどく怠った場合だけです。先に、払える額を調べなければなりません。相談し、裁判の日には必ず行ってください。',
    dependsOn: '払えるのに断ったか、ひどく怠ったか',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'ウェールズでは、2019年4月1日から、地方税（council tax）で刑務所に送られることはありません。役所はほかの方法で取り立てられます。',
  },
  'gb.ask-debt.bailiff-wait': {
    says: '執行官（bailiff）はまず通知（notice of enforcement）を送り、丸7日待たなければなりません。日曜と祝日は数えません。裁判所が短くすることもあります。その日より前に電話してください。それまでは費用は最初の段階のままです。',
  },
}
