/** The Japanese words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_JA: Words = {
  'us.state.tx.collector-calls': {
    says: 'テキサス州では、取立業者や貸主は、嫌がらせ、ののしり、逮捕の脅しをしてはいけません。記録を残してください。訴えることができます。',
  },
  'us.state.tx.collector-license': {
    says: 'テキサス州では、取立業者は州に登録していなければなりません。払う前に名前を確かめてください。',
  },
  'us.state.tx.judgment-life': {
    says: 'テキサス州では、判決は10年何もされないと眠り、その後2年は起こすことができます。何が出されたか裁判所に聞いてください。',
  },
  'us.state.tx.medical-debt': {
    says: 'テキサス州では、医師や病院は、診療から11か月目になる前に請求書を送らなければ、ふつう取り立てられません。',
  },
  'us.state.tx.rest-after-sale': {
    says: 'テキサス州では、貸主が残りを求めて訴えられるのは売却から2年です。家の公正な価値で計算するよう求められます。',
  },
  'us.state.tx.debt-relief': {
    says: 'テキサス州では、借金の軽減や信用の改善を約束する会社は、州の法律に従います。前払いをせず、解約の方法を聞いてください。',
  },
  'us.state.tx.builder-lien': {
    says: 'テキサス州では、業者が自宅に担保権（lien）をつけるには、工事の前に本人と配偶者が署名した契約書が要ります。裁判所で消せます。',
  },
  'us.state.tx.small-judgment': {
    says: 'テキサス州では、Justice Courtの判決には21日以内に控訴できます。立退きの場合は5日だけです。',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'テキサス州では、貸主が車のローンの残りで訴えられるのは、ふつう4年です。通知や売却に誤りがあれば、請求できなくなることがあります。',
  },
  'us.state.tx.court-fees': {
    says: 'テキサス州では、収入の低い人は、裁判所に手数料の免除を求められます。書記官（clerk）に用紙を求めてください。',
  },
  'us.state.tx.rental-refused': {
    says: 'テキサス州では、家主は、人種、宗教、子ども、障害などを理由に断ってはいけません。苦情は無料で出せます。',
  },
  'us.state.tx.upfront-money': {
    says: 'テキサス州では、家主が7日以内に承諾しなければ、断られたことになります。申込金（application deposit）は返されます。',
  },
  'us.state.tx.last-notice': {
    says: 'テキサス州では、担当官はまず、少なくとも24時間前に書面の警告を貼らなければなりません。控訴について、今日中に法律扶助（legal aid）に聞いてください。',
  },
  'us.state.tx.safe-leave': {
    says: 'テキサス州では、暴力の被害者は、証明する書類があれば、ふつう賃貸契約を早く終えられます。まず相談窓口に聞いてください。',
  },
  'us.state.tx.landlords-bill': {
    says: 'テキサス州では、家主が電気や水道の代金を払わないとき、借主はふつう自分で払い、家賃から引くことができます。',
  },
  'us.state.tx.mobile-home': {
    says: 'テキサス州では、移動住宅の場所を借りる人を守る特別の法律があります。書面の契約と長めの通知が要ります。',
  },
  'us.state.tx.late-rent': {
    says: 'テキサス州では、それまで遅れなかった借主には、通知の期間内に家賃を払う機会を与えなければなりません。',
  },
  'us.state.tx.eviction-day': {
    says: 'テキサス州では、立退きの訴えに書面で答える必要はありません。書類の日に裁判に行ってください。行かないと家主が勝つことがあります。',
  },
  'us.state.tx.pay-deductions': {
    says: 'テキサス州では、会社が給料から引けるのは、法律が認めるものか、書面で同意したものだけです。',
  },
  'us.state.tx.keep-cover': {
    says: 'テキサス州では、小さな会社の健康保険は、ふつう9か月、自費で続けられます。数日のうちに申し出てください。',
  },
  'us.state.tx.faulty-goods': {
    says: 'テキサス州では、店の品物は、ふつうの使い方に耐えるものでなければなりません。そうでなければ、修理、交換、返金を書面で求めてください。',
  },
  'us.state.tx.sales-calls': {
    says: 'テキサス州では、州の法律も営業の電話やメッセージを制限しています。番号と時刻を控え、州に苦情を出してください。',
  },
  'us.state.tx.own-data': {
    says: 'テキサス州では、多くの大きな会社に、自分について何を持っているかを聞き、消すことや売らないことを求められます。期限はふつう45日です。',
  },
  'us.state.tx.credit-freeze': {
    says: 'テキサス州では、信用情報を無料で凍結（freeze）できます。名前を使って口座を開かれにくくなります。',
  },
  'us.state.tx.association-records': {
    says: 'テキサス州では、所有者は、管理組合（association）の記録と会計を見ることを書面で求められます。',
  },
  'us.state.tx.hearing-days': {
    says: 'テキサス州では、聴聞（hearing）を求められるのは、ふつう通知から90日です。変更が始まる前に求めれば、給付はふつう続きます。',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'テキサス州では、違反金を払えないなら、期限の前に裁判所に伝えてください。猶予、分割、代わりの奉仕が認められることがあります。',
  },
  'us.state.tx.license-hold': {
    says: 'テキサス州では、未払いの違反金があると、市は免許の更新を止められます。払うか事件が終われば解けます。その裁判所に聞いてください。',
  },
  'us.state.tx.school-absence': {
    says: 'テキサス州では、学校は、欠席で手続に進む前に、ふつうまず助けなければなりません。面談に行き、医師の証明を持って行ってください。',
  },
  'us.state.tx.toll-hold': {
    says: 'テキサス州では、通行料を払わないと、車の登録が止められることがあります。早めに見直しか分割払いを求め、証拠を残してください。',
  },
  'us.state.tx.jury-call': {
    says: 'テキサス州では、陪審（jury duty）の日の変更を、ふつう求められます。それを理由に解雇することはできません。期日までに答えてください。',
  },
  'us.state.tx.child-report': {
    says: 'テキサス州では、児童虐待の認定の見直し（review）を、手紙にある日数のうちに求められます。記録も求めてください。',
  },
}
