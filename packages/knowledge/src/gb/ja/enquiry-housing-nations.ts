/** Questions about homes in Wales, Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NATIONS_JA: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'ウェールズでは、家主に正しい通知と、次に裁判所の命令が必要です。2022年12月1日以降に始まったほとんどの契約では、理由なしの通知は6か月前です。前の契約については相談してください。',
    dependsOn: '通知と契約の種類',
  },
  'gb.ask-housing.wales-rent': {
    says: 'ウェールズでは、期間のない標準の契約（periodic standard contract）の家賃を上げられるのは年に1回です。家主は、正しい用紙で2か月前に知らせなければなりません。',
    dependsOn: 'あなたの契約と、渡された通知',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'ウェールズでは、家主は修理をし、住める状態を保たなければなりません。写真をつけて書面で報告します。何もされなければ、役所（council）に調べてもらってください。',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'ウェールズでは、家主は30日以内に敷金（deposit）を保護し、場所を知らせなければなりません。しなければ、裁判所は1から3倍の額を命じられます。',
  },
  'gb.ask-housing.wales-statement': {
    says: 'ウェールズでは、入居から14日以内に、契約（occupation contract）の内容を書いた書面（written statement）を渡さなければなりません。渡さないなら、賠償を求められます。',
  },
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
    says: 'スコットランドでは、家主は30営業日以内に敷金（deposit）を保護しなければなりません。しなければ、審判所（tribunal）は3倍までの額を命じられます。争いは保護制度が無料で解決します。',
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
  'gb.ask-housing.ni-evict': {
    says: '北アイルランドでは、退去の通知（notice to quit）は書面でなければなりません。4週間前で、1年からは8週間前、10年からは12週間前です。その後も裁判所の命令が必要です。',
    dependsOn: '住んだ長さ',
  },
  'gb.ask-housing.ni-must-leave': {
    says: '通知が終わっても、出る必要はありません。家主は裁判所に行かなければならず、出させることができるのはEnforcement of Judgments Officeだけです。',
  },
  'gb.ask-housing.ni-rent': {
    says: '北アイルランドでは、民間の家賃を上げられるのは12か月に1回で、3か月前に書面の通知が必要です。',
    dependsOn: '渡された通知',
  },
  'gb.ask-housing.ni-deposit': {
    says: '北アイルランドでは、家主は28日以内に敷金（deposit）を保護しなければなりません。敷金は家賃1か月分までです。争いは保護制度が無料で解決します。',
  },
  'gb.ask-housing.ni-repairs': {
    says: '写真をつけて書面で報告してください。何もされなければ、役所の環境衛生の窓口（environmental health team）に調べてもらいます。家賃は払い続けてください。',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'いいえ、払い続けてください。滞納は立ち退きの理由になります。不具合は日付と写真を付けて書面で伝えます。適切な期間に直らなければ、無料でFirst-tier Tribunalに申し立てます。修理を命じ、直るまで家賃を下げることもできます。',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'いいえ、払い続けてください。滞納で住まいを失うことがあります。不具合は写真を付けて書面で伝えます。直らなければ、自治体の環境衛生課（environmental health）に調査を頼みます。Housing Rightsが無料で助けてくれます。',
  },
}
