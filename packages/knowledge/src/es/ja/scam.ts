/** The Japanese words of Spain: scams. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'es.scam.want': {
    says: '考える前に、早くお金か情報を取ろうとしています。',
  },
  'es.scam.who': {
    says: '銀行、Correos、Hacienda、DGT、警察の名前を使う犯罪者かもしれません。',
  },
  'es.scam.rights': {
    says: '詐欺師に払う義務はありません。認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。',
  },
  'es.scam.reality': {
    says: '本物の役所が、携帯のメッセージで、ギフトカード、暗号資産、コードを求めることはありません。',
  },
  'es.scam.nothing': {
    says: '偽の請求を払わなくても、何も起きません。裁判官や警察が支払いのリンクを送ることはありません。',
  },
  'es.scam.right-refund': {
    says: '認めていない支払いは、銀行が次の営業日の終わりまでに返さなければなりません。あなたの詐欺を疑うときは別です。',
  },
  'es.scam.right-fifty': {
    says: 'カードを盗まれたかなくしたなら、負担は最高€50です。重大な不注意があったときは別です。',
  },
  'es.scam.right-report': {
    says: '詐欺は犯罪です。警察かGuardia Civilに無料で届けられます。',
  },
  'es.scam.step-stop': {
    says: '払わず、押さず、その番号に電話せず、情報を送らないでください。',
  },
  'es.scam.step-check': {
    says: '自分で調べた番号で、本物の役所か銀行に聞いてください。または、無料の017（INCIBE）に電話します。',
  },
  'es.scam.step-bank': {
    says: '払った、または情報を教えましたか。今すぐ銀行に電話し、カードを止め、パスワードを変えてください。',
  },
  'es.scam.step-police': {
    says: '警察に届け、メッセージを残してください。銀行が届け出の書類を求めます。',
  },
  'es.scam.step-complain-bank': {
    says: '銀行が返さないなら、書面で銀行に、次にBanco de Españaに苦情を出してください。',
  },
  'es.scam.option-ignore': {
    title: '払わない',
    says: '証拠として残し、求められたことを何もしません。',
    cost: '無料。',
    time: 'かかりません。',
    risk: '本物の役所に確かめた後なら、ありません。',
    bestFor: '払っておらず、情報も教えていないとき。',
  },
  'es.scam.option-report': {
    title: '届け出る',
    says: '警察、銀行、INCIBE（017）に知らせます。',
    cost: '無料。',
    time: '1時間。',
    risk: 'ありません。',
    bestFor: '払った、情報を教えた、またはほかの人に知らせたいとき。',
  },
  'es.scam.option-help': {
    title: '017に電話する',
    says: 'INCIBEは、毎日無料で助けます。',
    cost: '無料。',
    time: '電話1回。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'es.scam.insight-hurry': {
    says: '急がせることとこわがらせることは、詐欺の道具です。',
    actionable: '1時間待ち、信頼できる人に聞いてください。',
  },
  'es.scam.warning-codes': {
    says: '携帯に届いたコードを、決してだれにも教えないでください。口座を空にされることがあります。',
  },
  'es.scam.warning-invest': {
    says: 'スペインで投資を勧められるのは、登録された会社だけです。CNMVの警告を見てください。もうけを渡す前に税金や手数料を求めるのは詐欺です。',
  },
  'es.scam.right-threat': {
    says: '金を目的に人を脅すのは犯罪です。裁判所や警察がメールで手続きをすることはありません。払わず答えず、届け出てください。',
  },
  'es.scam.step-family': {
    says: '前からの番号で子どもに電話するか、ほかの家族に聞いてください。声を聞くまで、何も送らないでください。',
  },
  'es.scam.right-own-transfer': {
    says: '自分で振り込んだ場合、銀行がいつも返すとは限りません。すぐに電話してください。止めたり、返すよう求めたりできることがあります。',
  },
}
