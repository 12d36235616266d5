/** What to do about a council tax letter in England and Wales, step by step: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_JA: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'できれば、遅れた分を7日以内に払ってください。毎月払いは今までどおり続きます。',
  },
  'gb.council-tax.step-call': {
    says: '全部払えないなら、今日役所（council）に連絡してください。毎月の額を提案し、これ以上の手続きを止めるよう頼みます。',
  },
  'gb.council-tax.step-apply': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込んでください。同じ電話で、割引と困窮の支援（hardship help）も聞きます。',
  },
  'gb.council-tax.step-check-bill': {
    says: '請求書を確かめてください。住んでいた日、書かれた名前、払った額、割引を見ます。',
  },
  'gb.council-tax.step-summons': {
    says: '裁判の日の前に役所に電話してください。請求に同意しているなら行く必要はありません。分割払いと、費用の免除を頼みます。',
  },
  'gb.council-tax.step-hearing': {
    says: '反論があるなら、裁判の日に行ってください。例えば、払った、住んでいなかった、請求書が届かなかった場合です。',
  },
  'gb.council-tax.step-order': {
    says: '収入と支出を役所に送り、分割払いか、給料や給付金からの天引きを頼んでください。執行官（bailiff）を使わないよう求めます。',
  },
  'gb.council-tax.step-advice': {
    says: 'National Debtlineの0808 808 4000に電話してください。無料で家計を手伝ってくれます。支払いの一時停止（breathing space）についても聞きます。',
  },
  'gb.council-tax.step-write': {
    says: 'まちがっていると思うなら、役所に手紙を書き、理由を言ってください。不服を申し立てられるように、書面での決定を求めます。',
  },
  'gb.council-tax.step-moved': {
    says: '引っ越したなら、その日の証拠を送ってください。賃貸契約書、家を売った書類、最後の光熱費の請求書などです。',
  },
  'gb.council-tax.step-occupier': {
    says: '手紙にあなたの名前がないかもしれません。だれが、いつの分を、なぜ払うと考えているか、役所に聞いてください。',
  },
  'gb.council-tax.step-budget': {
    says: '家賃、光熱費、食費の後にいくら残るか計算してください。毎月その額を提案し、すぐ払い始めます。',
  },
  'gb.council-tax.step-this-year': {
    says: '今年の分は遅れずに払い、古い借金には少し足して払う提案をします。どの支払いがどの年の分か、書面で伝えてください。',
  },
  'gb.council-tax.step-twelve': {
    says: '10か月ではなく12か月で払うよう頼んでください。1回の額が小さくなります。',
  },
  'gb.council-tax.step-records': {
    says: '手紙、払った証拠、電話の記録を残してください。支払いには、口座番号（account number）をつけます。',
  },
  'gb.council-tax.step-vulnerable': {
    says: '病気、障害、妊娠、身近な人の死、小さい子どものことを役所に伝えてください。記録に残し、手続きを止めるよう求めます。',
  },
}
