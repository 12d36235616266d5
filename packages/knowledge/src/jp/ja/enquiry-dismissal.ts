/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'jp.ask.step-work': { says: '署名の前に、労働相談をしてください。' },
  'jp.ask.right-work': { says: '正当な理由のない解雇は無効です。' },
  'jp.ask.fired': {
    says: '退職届に署名しないでください。理由の証明書と、30日分の予告か手当を求め、労働相談をします。',
  },
  'jp.ask.fired-by-message': {
    says: '解雇に決まった形はいりませんが、正当な理由と30日前の予告か手当が必要です。今日、解雇なのか、理由は何かを書面やメールで聞いてください。働き続けたいと伝えます。退職届に署名しないでください。メッセージを保存し、総合労働相談コーナーに相談してください。',
  },
  'jp.ask.not-renewed': {
    says: '何度も更新されていたり、更新を期待する理由があったりするなら、打ち切りには正当な理由が必要です。更新してほしいとすぐ書面で伝え、理由の証明書を求めてください。通算5年を超えれば、無期契約への転換を申し込めます。総合労働相談コーナーに相談してください。',
  },
}
