/** Questions about renting in Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_JA: Words = {
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
  'gb.ask-housing.wales-repairs-threat': {
    says: '家賃を止めないでください。滞納すると家を失うことがあります。家主は住める状態を保ち、暖房を直す義務があります。写真と医師の手紙を付けて書面で伝え、市町村のenvironmental healthに検査を頼んでください。理由のない通知は6か月前に必要で、その後に裁判所の命令が要ります。Rent Smart Walesの登録と免許がなければ出せません。修理を避けるためだけなら裁判所は断れます。Shelter Cymru：08000 495 495。',
  },
}
