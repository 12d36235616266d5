/** The Japanese words of Italy: scams. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'it.scam.want': {
    says: '考える前に、早くお金か情報を取ろうとしています。',
  },
  'it.scam.who': {
    says: '銀行、Poste、INPS、税務署、警察の名前を使う犯罪者かもしれません。',
  },
  'it.scam.rights': {
    says: '詐欺師に払う義務はありません。認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。',
  },
  'it.scam.reality': {
    says: '本物の役所が、ギフトカード、暗号資産、コードを求めることはありません。警察が、あなたは裁判中だとメールで書くこともありません。',
  },
  'it.scam.nothing': {
    says: '偽の請求を払わなくても、何も起きません。',
  },
  'it.scam.right-refund': {
    says: '認めていない支払いは、銀行が次の営業日の終わりまでに返さなければなりません。あなたの詐欺を疑うときは別です。',
  },
  'it.scam.right-fifty': {
    says: 'カードを盗まれたかなくしたなら、負担は最高€50です。重大な不注意があったときは別です。',
  },
  'it.scam.right-report': {
    says: '詐欺は犯罪です。Polizia PostaleかCarabinieriに無料で届けられます。ほとんどの場合、3か月以内です。',
  },
  'it.scam.step-stop': {
    says: '払わず、押さず、その番号に電話せず、情報を送らないでください。',
  },
  'it.scam.step-check': {
    says: '自分で調べた番号で、本物の役所か銀行に聞いてください。',
  },
  'it.scam.step-bank': {
    says: '払った、または情報を教えましたか。今すぐ銀行に電話し、カードを止め、パスワードを変えてください。書面で請求します。',
  },
  'it.scam.step-police': {
    says: 'Polizia Postaleに届け、メッセージを残してください。オンラインでもできます。',
  },
  'it.scam.step-abf': {
    says: '銀行が返さないなら、書面で苦情を出してください。60日の後、€20でABFに行きます。',
  },
  'it.scam.option-ignore': {
    title: '払わない',
    says: '証拠として残し、求められたことを何もしません。',
    cost: '無料。',
    time: 'かかりません。',
    risk: '本物の役所に確かめた後なら、ありません。',
    bestFor: '払っておらず、情報も教えていないとき。',
  },
  'it.scam.option-report': {
    title: '届け出る',
    says: 'Polizia Postaleと銀行に知らせます。',
    cost: '無料。',
    time: '1時間。',
    risk: 'ありません。',
    bestFor: '払った、または情報を教えたとき。',
  },
  'it.scam.option-help': {
    title: 'オンラインの警察の窓口に聞く',
    says: 'commissariatodips.itのサイトが、質問に答えます。',
    cost: '無料。',
    time: '数分。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'it.scam.insight-hurry': {
    says: '急がせることとこわがらせることは、詐欺の道具です。',
    actionable: '1時間待ち、信頼できる人に聞いてください。',
  },
  'it.scam.warning-codes': {
    says: '携帯やアプリに届いたコードを、決してだれにも教えないでください。「銀行」を名乗る人にもです。',
  },
  'it.scam.warning-invest': {
    says: 'イタリアで投資を勧められるのは、許可を受けた会社だけです。CONSOBの一覧を見てください。もうけを渡す前に税金や手数料を求めるのは詐欺です。',
  },
  'it.scam.right-threat': {
    says: '金を目的に人を脅すのは犯罪です（estorsione）。裁判所や警察がメールで手続きをすることはありません。払わず答えず、届け出てください。',
  },
  'it.scam.right-fine': {
    says: '本物の交通違反金は郵便、手渡し、認証メール（PEC）で送達され、支払いまで60日あります。リンク付きの普通のメールやSMSは送達になりません。',
  },
}
