/** Questions about hospital bills and medical records: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_JA: Words = {
  'us.ask-debt.right-estimate': {
    says: '保険がなければ、予定された治療の前に書面の見積りを求められます。それより $400 以上高い請求は120日以内に争えます。救急ではたいてい見積りはありません。',
  },
  'us.ask-debt.medical-report': {
    says: '裁判所は2025年7月に連邦の禁止を取り消しました。機関は、支払い済みのもの、1年未満のもの、$500 より少ないものはのせないと言っています。禁じている州もあります。',
    dependsOn: '額、古さ、あなたの州',
  },
  'us.fact.small-payments-hospital': {
    says: '少額を送っていても、病院が取り立て業者を使うことを禁じる法律はありません。縛られるのは、病院が同意した分割払いだけです。ただし非営利の病院は援助制度を設け、最初の請求から240日は申請を受け付けなければなりません。審査中は訴訟も信用情報への記録も止まります。今日申請し、業者にも伝え、その手紙から30日以内に書面で争ってください。',
  },
  'us.ask-debt.hospital-collections': {
    says: '非営利の病院は、訴えるなどの厳しいことの前に、少なくとも120日待たなければなりません。240日間求められる助けの申請を調べている間は、止めなければなりません。',
    dependsOn: '病院が非営利か',
  },
  'us.ask-life.medical-records': {
    says: '自分の記録は、たいてい30日以内に、公正な料金で受け取れます。未払いの請求書を理由に、渡さないことはできません。HHS Office for Civil Rightsに苦情を出してください。',
  },
}
