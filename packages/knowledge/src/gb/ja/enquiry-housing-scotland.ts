/** Questions about renting in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_JA: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'スコットランドでは、家主に法律上の理由、退去の通知（notice to leave）、審判所（tribunal）の命令が必要です。通知は28日か84日前です。審判所が決めるまで住んでいられます。',
    dependsOn: '理由と、住んだ長さ',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: '退去の通知（notice to leave）が終わっても、出る必要はありません。家主はFirst-tier Tribunalの立ち退きの命令を取らなければなりません。公正かどうかが調べられます。',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'スコットランドでは、家賃を上げられるのは12か月に1回で、正しい用紙で3か月前の通知が必要です。Rent Service Scotlandに調べてもらうなら、21日以内です。',
    dependsOn: '渡された通知',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'スコットランドでは、家主は30営業日以内に敷金（deposit）を保護しなければなりません。しなければ、借りるのが終わってから3か月以内に審判所（tribunal）に申し立ててください。3倍までの額を命じられます。争いは保護制度が無料で解決します。',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'スコットランドでは、民間の家主は修理の基準（repairing standard）を守らなければなりません。書面で報告してください。適切な時間に直らなければ、First-tier Tribunalに無料で行けます。',
  },
  'gb.ask-housing.scotland-damp': {
    says: '2026年10月6日から、スコットランドの家主は、報告から10営業日以内に湿気やカビを調べなければなりません。さらに3日以内にまとめを送り、5日以内に工事を始めます。',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'スコットランドでは、家主が入るには、緊急を除いて少なくとも48時間前の予告が必要です。無理な時間は断れます。',
  },
  'gb.ask-housing.scotland-leave': {
    says: '民間の住宅賃貸（private residential tenancy）なら、28日前に書面で知らせて出られます。待つべき決まった期間はありません。',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: '審判所（tribunal）の命令なしに力で追い出すことは犯罪です。警察の101に電話し、危ないと感じたら999です。Shelter Scotlandにも電話してください。',
  },
  'gb.ask-housing.scotland-arrears': {
    says: '家主に電話し、計画を提案してください。スコットランドの家主は、審判所（tribunal）の前に滞納を手伝うべきです。審判所は立ち退きが公正かを見ます。',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'いいえ、払い続けてください。滞納は立ち退きの理由になります。不具合は日付と写真を付けて書面で伝えます。適切な期間に直らなければ、無料でFirst-tier Tribunalに申し立てます。修理を命じ、直るまで家賃を下げることもできます。',
  },
  'gb.ask-housing.scotland-sale': {
    says: 'スコットランドで売却や自分の入居のために出てもらうには、6か月を超えて住む人に84日前の通知が必要です。その場合、28日では短すぎます。通知（notice to leave）には理由が必要です。期限の後も出る必要はありません。命じられるのはFirst-tier Tribunalだけで、公平な場合に限ります。鍵の交換は犯罪です。家賃は払い続け、Shelter Scotland（0808 800 4444）に電話してください。',
  },
}
