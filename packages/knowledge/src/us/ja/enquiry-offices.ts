/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_JA: Words = {
  'us.ask-life.voucher': {
    says: '手紙の日までに、書面で審理を求め、自分の記録を見せるように頼んでください。助けは、審理までたいてい続くはずです。',
  },
  'us.ask-life.va-decision': {
    says: '一年あります。新しい証拠を送る（supplemental claim）、上の段階での見直し（higher-level review）を求める、またはBoardに申し立てることができます。退役軍人の団体が無料で助けます。',
  },
  'us.ask-life.jury': {
    says: '期日までに答えてください。たいてい一回は延期でき、生活の困りごとや世話があれば、免除を求められます。務めに出たことで、雇い主が解雇してはいけません。',
  },
  'us.ask-life.loan-forgiveness': {
    says: '連邦の学生ローンは、十年の公共の仕事の後、続く障害があるとき、または学校が閉じたときに、なくせることがあります。studentaid.govで無料で申し込んでください。民間のローンは、たいていできません。',
    dependsOn: 'ローンの種類と仕事の種類',
  },
  'us.ask-life.medical-records': {
    says: '自分の記録は、たいてい30日以内に、公正な料金で受け取れます。未払いの請求書を理由に、渡さないことはできません。HHS Office for Civil Rightsに苦情を出してください。',
  },
}
