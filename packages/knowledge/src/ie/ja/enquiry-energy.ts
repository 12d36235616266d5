/** Questions about energy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_JA: Words = {
  'ie.ask.energy-cut-off': {
    says: 'すぐに供給会社へ電話し、守れる支払い計画を頼みます。守っている間は止められません。病気、高齢、医療機器の使用があれば伝えてください。より強く守られます。断られたら苦情を出し、次に無料でCRUへ。MABSも助けます。',
  },
  'ie.ask.energy-bill-wrong': {
    says: '実際のメーターの数字を写真と一緒に送り、金額の計算方法を書面で尋ねてください。争う分は一度に払わず、長い分割払いを求めてください。会社が直さなければ、CRUに無料で苦情を出せます。分割払いを守っている間は止められません。',
  },
}
