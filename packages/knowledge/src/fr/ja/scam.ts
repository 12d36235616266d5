/** Messages of scammers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'fr.other.scam-want': {
    says: 'このメッセージは詐欺のように見えます。お金か情報をねらっています。',
  },
  'fr.other.scam-who': {
    says: '詐欺の人は、よく、銀行、CAF、ANTAI、税務署、宅配会社の名前を使います。',
  },
  'fr.other.scam-reality': {
    says: '公の役所は、SMSでカード番号や支払いを求めません。銀行は、電話で振込みやコードの確認を求めません。',
  },
  'fr.other.scam-rights': {
    says: '何も払う義務はありません。あなたの同意なしにお金が取られたら、銀行はほとんどの場合、すぐに返さなければなりません。',
  },
  'fr.other.scam-step-stop': {
    says: '答えず、クリックせず、電話せず、払わないでください。メッセージは証拠として残します。',
  },
  'fr.other.scam-step-bank': {
    says: '払ったか、情報を教えましたか。すぐに銀行に電話し、カードを止めてください。',
  },
  'fr.other.scam-step-report': {
    says: '17Cyberで助けを受けてください。にせのメッセージは33700に送ります。カードの詐欺は、service-publicのPercevalを使います。',
  },
  'fr.other.scam-step-check': {
    says: '迷いますか。本当のサイトを自分で打つか、前の請求書の番号に電話してください。',
  },
  'fr.other.scam-step-complain': {
    says: 'お金を失ったなら、警察かgendarmerieに、またはネットの詐欺ならTHESEEでネットから、被害届を出してください。',
  },
  'fr.other.scam-right-refund': {
    says: 'あなたが許していない支払いは、あなたの詐欺か重い不注意を証明しないかぎり、銀行が返さなければなりません。13か月以内に伝えてください。',
  },
  'fr.other.scam-right-complain': {
    says: '被害届を出す権利があります。警察は受け取らなければなりません。',
  },
  'fr.other.scam-option-ignore': {
    says: '証拠として残し、届け出てから、消します。',
    title: '答えずに、届け出る',
    cost: '何もかかりません。',
    time: '5分。',
    risk: 'ありません。',
    bestFor: '何も教えていないとき。',
  },
  'fr.other.scam-option-bank': {
    says: 'カードと支払いを止め、書面で返金を求めます。',
    title: '銀行と17Cyberに電話する',
    cost: '何もかかりません。',
    time: 'すぐに。',
    risk: 'ありません。',
    bestFor: '払ったか、情報を教えたとき。',
  },
  'fr.other.scam-right-fps': {
    says: '本物の駐車料金（FPS）は車に置かれるか郵便で届き、支払いまで三か月あります。自分で開いた stationnement.gouv.fr で確認してください。',
  },
  'fr.other.scam-right-blackmail': {
    says: 'あなたのことをばらすと脅してお金を求めるのは犯罪（chantage）です。払わず、返事もせず、メッセージを残して通報してください。',
  },
  'fr.other.scam-right-fine': {
    says: '本物の交通違反金は、増額まで45日あり、その間に支払うか争えます。自分で antai.gouv.fr を開いて確認してください。',
  },
}
