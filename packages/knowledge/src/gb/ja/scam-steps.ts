/** What to do about a scam: stop, check, report, and tell the bank. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_JA: Words = {
  'gb.scam.step-stop': {
    says: '止まってください。返事をせず、リンクを押さず、書かれた番号に電話せず、お金を払わないでください。',
  },
  'gb.scam.step-bank': {
    says: '払った、または口座の情報を教えた場合は、今すぐ銀行に電話してください。159か、カードにある番号です。支払いを止めるよう頼んでください。',
  },
  'gb.scam.step-check': {
    says: '本物の会社に確かめてください。番号は、請求書、カード、会社の公式サイトで自分で調べます。手紙を送ったかどうか聞いてください。',
  },
  'gb.scam.step-report': {
    says: '届け出てください。メールはreport@phishing.gov.ukへ、SMSは7726へ送ります。お金を失ったら、reportfraud.police.ukか電話0300 123 2040です。',
  },
  'gb.scam.step-report-scotland': {
    says: '届け出てください。メールはreport@phishing.gov.ukへ、SMSは7726へ送ります。お金を失ったら、Police Scotlandの101に電話してください。',
  },
  'gb.scam.step-passwords': {
    says: 'パスワードを教えた場合は、今すぐ変えてください。同じものを使ったサイトも全部変えます。メールから始めてください。',
  },
  'gb.scam.step-keep': {
    says: 'メッセージと封筒を取っておいてください。日付、名前、番号、払った金額を書いてください。銀行と警察に聞かれます。',
  },
  'gb.scam.step-hmrc': {
    says: '税務署（HMRC）からだというメッセージなら、GOV.UKの自分のアカウントで確かめてください。リンクは使わないでください。',
  },
  'gb.scam.step-claim-bank': {
    says: '銀行振込で払った場合は、詐欺の被害者として返金を求めてください。「APP scam claim」だと伝えます。13か月以内にしてください。',
  },
  'gb.scam.step-claim-card': {
    says: 'カードで払った場合は、カード会社にチャージバック（chargeback）を頼んでください。クレジットカードで£100を超える品なら「section 75」とも伝えます。',
  },
}
