/** Debt collection: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'gb.debt.option-dispute': {
    says: '手紙で、借金、金額、だれの債権かの証拠を求めます。まちがっていると思う点を書きます。',
    title: '証拠を出すよう求める',
    cost: '切手代。メールなら無料。契約書（credit agreement）を求めるなら£1。',
    time: '書くのに1時間。返事は2から8週間かかることが多いです。',
    risk: '借金を認めなければ小さいです。証明されたら、払うか、払い方を提案する必要があります。',
    bestFor: '覚えのない借金、金額がおかしい、または古い借金の場合。',
  },
  'gb.debt.option-negotiate': {
    says: '家計の表を送り、毎月の額か、終わらせるための少なめの一括の額を提案します。利息を止めるよう頼みます。',
    title: '払える額を提案する',
    cost: '提案した額。無理のない額だけにしてください。',
    time: '家計の表に一晩。返事は数週間。',
    risk: '提案や支払いで、古い借金の期間が数え直しになることがあります。',
    bestFor: '払う義務があり、古くない借金の場合。',
  },
  'gb.debt.option-help': {
    says: '無料の相談員が、借金を確かめ、手紙を書き、全部の借金をいっしょに見てくれます。',
    title: '無料の借金の相談員に話す',
    cost: '無料。借金の相談にお金を払わないでください。',
    time: '電話で1時間ほど。',
    risk: 'ありません。',
    bestFor: '借金が2つ以上ある、または不安が大きい場合。',
  },
  'gb.debt.option-complain': {
    says: 'だます、おどす、無視するなどがあれば、その会社に苦情を出します。その後Financial Ombudsmanに申し立てます。',
    title: '相手のやり方に苦情を出す',
    cost: '無料。',
    time: '会社の回答まで最長8週間。オンブズマン（Ombudsman）は数か月。',
    risk: '調べている間も借金は残ります。ただし、公正に扱う義務があります。',
    bestFor: '電話が多すぎる、力があるとうそを言う、反論を無視する場合。',
  },
}
