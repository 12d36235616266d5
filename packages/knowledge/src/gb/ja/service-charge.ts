/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_JA: Words = {
  'gb.service-charge.who': {
    says: '管理会社が建物の持ち主に代わって求めています。何をいくら求められるかは、契約（lease）で決まります。',
  },
  'gb.service-charge.reality': {
    says: '一部は払うべきことが多いです。明らかに正しい分を払い、残りは書面で争うのがよい方法です。',
  },
  'gb.service-charge.right-name': {
    says: '請求書には家主の名前と住所が必要です。それが分かるまで、共用費（service charge）を払う時期は来ません。',
  },
  'gb.service-charge.right-pay-dispute': {
    says: '払っても、認めたことにはなりません。払った後でも審判所（tribunal）に行けます。',
  },
  'gb.service-charge.right-late-fee': {
    says: '延滞などの追加料金は、契約にあり、妥当で、あなたの権利の説明書が別に付いている必要があります。',
  },
  'gb.service-charge.right-case-costs': {
    says: '家主が審判の費用を後の請求に足さないよう、審判所に頼めます。',
  },
  'gb.service-charge.step-lease': {
    says: '契約書（lease）を見てください。この費用、この割合、この日の請求が認められていますか。',
  },
  'gb.service-charge.step-check': {
    says: '家主の名前と住所があるか、権利の説明書が付いているかを確かめてください。',
  },
  'gb.service-charge.step-ask': {
    says: '会計、元の請求書、あなたの負担割合の計算を求めてください。',
  },
  'gb.service-charge.option-tribunal': {
    says: 'イングランドは First-tier Tribunal (Property Chamber)、ウェールズは Leasehold Valuation Tribunal です。いくらをいつ払うかを決めます。',
    title: '審判所に決めてもらう',
    cost: '手数料。収入が少ない方は助けを頼めます。',
    time: '数か月。',
    risk: '延滞と言われないよう、認める分は払います。',
    bestFor: '費用が高すぎる、工事が悪い方。',
  },
  'gb.service-charge.option-pay': {
    says: '期日までに払い、こう書きます。"I pay under protest and keep my right to challenge this."',
    title: '払って権利を残す',
    cost: '請求額。',
    time: '数分。',
    risk: '勝つか合意した時だけお金が戻ります。',
    bestFor: '住宅ローンがある、延滞を避けたい方。',
  },
  'gb.service-charge.option-time': {
    says: '分割払いを頼み、守る間は料金を足さないよう求めます。',
    title: '支払いの猶予を頼む',
    cost: '無料。',
    time: '数日。',
    risk: '計画は書面にしてもらいます。',
    bestFor: '額は正しいが一度に払えない方。',
  },
  'gb.service-charge.right-estate': {
    says: '払うのは家の証書（deed）に書かれた分だけです。敷地の管理費は、その作業に見合う額でなければなりません。',
  },
  'gb.service-charge.step-estate': {
    says: '購入時の証書（多くは TP1）を探してください。何をだれに払うかを見ます。',
  },
  'gb.service-charge.step-lease-advice': {
    says: '政府が費用を出す Leasehold Advisory Service (LEASE) で、無料の助言を受けられます。',
  },
  'gb.service-charge.right-safety': {
    says: '高さ11メートルか5階以上の建物で qualifying lease の住まいは、危険な外壁の費用を払わず、他の防火費用にも上限があります。deed of certificate を今送り、所有者のものも求めましょう。',
  },
}
