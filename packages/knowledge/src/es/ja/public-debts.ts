/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'es.public-debt.who': {
    says: 'これは公の役所です。税金、料金、罰金のためなら、裁判官なしで差し押さえができます（vía de apremio）。',
  },
  'es.public-debt.reality': {
    says: 'まず支払いの期限が過ぎ、次に割増し付きの督促（providencia de apremio）が届く必要があります。その後なら、口座や給料を差し押さえられます。',
  },
  'es.public-debt.reality-rent': {
    says: '公営住宅の家賃は、たいてい私法上の借金です。役所はまず裁判所に行かなければなりません。早めに助けを求めてください。',
  },
  'es.public-debt.rights': {
    says: '記録を見ること、不服を申し立てること、分割払いを求めることができます。',
  },
  'es.public-debt.surcharge': {
    says: '割増しは、督促が届く前なら5%、その期限内なら10%、その後は20%です。',
  },
  'es.public-debt.right-appeal': {
    says: '届いてから1か月以内に不服を申し立てられます（recurso de reposición）。担保を出すか明らかな間違いを示さないかぎり、取り立ては続きます。',
  },
  'es.public-debt.right-grounds': {
    says: '割増し付きの督促に対して認められる理由は限られます。支払い済み、時効、猶予、最初の通知が届いていない、書面の誤りです。',
  },
  'es.public-debt.right-parts': {
    says: 'お金が足りないときは、割増し付きの督促の後でも分割払い（fraccionamiento）を求められます。利息が付きます。',
  },
  'es.public-debt.right-limits': {
    says: '給料や年金のうち、最低賃金までの分は守られます。口座に入った最後の給料も、その額までは守られます。',
  },
  'es.public-debt.right-old': {
    says: '税金、料金、確定した交通の罰金は4年で時効になります。届いた手続きがあるたびに、数え直しになります。',
  },
  'es.public-debt.want-fine': {
    says: '刑事裁判所が、言い渡した罰金を求めています。事件はもう決まっています。',
  },
  'es.public-debt.who-fine': {
    says: 'これは刑事裁判所です。新しい裁判なしで、罰金のために差し押さえができます。',
  },
  'es.public-debt.reality-fine': {
    says: '払わない刑事罰金は、拘束の日に変わることがあります。日額2回分で1日です。同意すれば、社会奉仕にもできます。',
  },
  'es.public-debt.right-fine-parts': {
    says: '2年以内の分割払いを裁判所に求められます。収入が減ったなら、日額を下げるよう求めてください。',
  },
  'es.public-debt.step-fine': {
    says: '今日、事件番号を用意して弁護士か裁判所に電話してください。書面で分割払いを求め、収入の証明を送ってください。',
  },
  'es.public-debt.step-check': {
    says: '役所に、最初の通知、届いた日、金額の内訳を求めてください。年度と支払い済みの分を確かめてください。',
  },
  'es.public-debt.step-parts': {
    says: '正しいなら、期限の前に書面で分割払いを求めてください。最初の支払い期間中に求めれば、割増しは始まりません。',
  },
  'es.public-debt.option-parts': {
    title: '役所に分割払いを求める',
    says: '収入の証明を持って、オンラインか窓口で求めてください。',
    cost: '利息が付きます。',
    time: '1時間。返事は数週間から数か月かかることがあります。',
    risk: '1回払い忘れると、計画が終わり割増しが付くことがあります。',
    bestFor: '支払う義務があり、一度に払えないとき。',
  },
}
