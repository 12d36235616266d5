/** The Japanese words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_JA: Words = {
  'us.state.fl.collector-calls': {
    says: 'フロリダ州では、取立業者や貸主は、嫌がらせ、勤め先に借金を話すこと、うその脅しをしてはいけません。記録を残してください。訴えることができます。',
  },
  'us.state.fl.collector-license': {
    says: 'フロリダ州では、取立業者は州に登録していなければなりません。払う前に名前を確かめてください。',
  },
  'us.state.fl.old-debt': {
    says: 'フロリダ州では、古くて訴えられない借金は、口約束では元に戻りません。署名した書面が要ります。',
  },
  'us.state.fl.judgment-life': {
    says: 'フロリダ州では、判決は20年使えます。土地への担保権（lien）は、登録し直さなければ10年です。',
  },
  'us.state.fl.medical-debt': {
    says: 'フロリダ州では、病院が訴えられるのは、請求を取立てに出してから3年です。この借金では、より多くの持ち物が守られます。',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'フロリダ州では、亡くなった人の借金の多くは、死亡から2年で終わります。署名していない家族は、ふつう払う義務がありません。',
  },
  'us.state.fl.rest-after-sale': {
    says: 'フロリダ州では、貸主が家の残りを求められるのはふつう1年で、公正かどうかは裁判官が決めます。',
  },
  'us.state.fl.debt-relief': {
    says: 'フロリダ州では、借金の軽減や信用の改善を約束する会社は、州の法律に従います。前払いをせず、解約の方法を聞いてください。',
  },
  'us.state.fl.builder-lien': {
    says: 'フロリダ州では、業者の担保権（lien）は登録から1年で終わります。争う通知（notice of contest）を出せば、60日に縮められます。',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'フロリダ州では、貸主が車のローンの残りで訴えられるのは、ふつう5年です。通知や売却に誤りがあれば、請求できなくなることがあります。',
  },
  'us.state.fl.court-fees': {
    says: 'フロリダ州では、収入の低い人は、裁判所に手数料の免除を求められます。書記官（clerk）に用紙を求めてください。',
  },
  'us.state.fl.rental-refused': {
    says: 'フロリダ州では、家主は、人種、宗教、子ども、障害などを理由に断ってはいけません。苦情は無料で出せます。',
  },
  'us.state.fl.last-notice': {
    says: 'フロリダ州では、シェリフの通知から24時間です。払った場合や判決が誤りなら、すぐ裁判所に行ってください。',
  },
  'us.state.fl.mobile-home': {
    says: 'フロリダ州では、パークが退去させられるのは法律の理由だけです。値上げは90日前の通知が要り、住民は話し合いを求められます。',
  },
  'us.state.fl.broken-rule': {
    says: 'フロリダ州では、決まりを破ったという通知は、ふつう直すために7日を与えなければなりません。重い行為は別です。',
  },
  'us.state.fl.keep-cover': {
    says: 'フロリダ州では、小さな会社の健康保険は、ふつう18か月、自費で続けられます。数日のうちに申し出てください。',
  },
  'us.state.fl.minimum-pay': {
    says: 'フロリダ州では、最低賃金は連邦より高いです。足りない分を請求できます。',
  },
  'us.state.fl.store-return': {
    says: 'フロリダ州では、返金しない店は、そう掲示しなければなりません。掲示がなければ、使っていない品を7日以内に返せます。',
  },
  'us.state.fl.faulty-goods': {
    says: 'フロリダ州では、店の品物は、ふつうの使い方に耐えるものでなければなりません。そうでなければ、修理、交換、返金を書面で求めてください。',
  },
  'us.state.fl.gift-card': {
    says: 'フロリダ州では、買ったギフトカードのほとんどは、期限切れや手数料による減額ができません。されたら州に苦情を出してください。',
  },
  'us.state.fl.sales-calls': {
    says: 'フロリダ州では、州の法律も営業の電話やメッセージを制限しています。番号と時刻を控え、州に苦情を出してください。',
  },
  'us.state.fl.credit-freeze': {
    says: 'フロリダ州では、信用情報を無料で凍結（freeze）できます。名前を使って口座を開かれにくくなります。',
  },
  'us.state.fl.association-records': {
    says: 'フロリダ州では、所有者は、管理組合（association）の記録と会計を見ることを書面で求められます。',
  },
  'us.state.fl.after-disaster': {
    says: 'フロリダ州では、ハリケーンで壊れた家の保険は、ふつう修理から90日たつまで終わらせられません。',
  },
  'us.state.fl.sick-at-home': {
    says: 'フロリダ州では、医療機器に電気が要る人がいるなら、電力会社に伝えてください。医師の用紙があれば、事前に知らせなければなりません。',
  },
  'us.state.fl.back-bill': {
    says: 'フロリダ州では、規制された電力会社が自分の誤りで少なく請求した場合、さかのぼれるのは12か月までです。',
  },
  'us.state.fl.no-fault-cover': {
    says: 'フロリダ州では、14日以内に医師にかかれば、自分の自動車保険（PIP）がふつう治療費の80%を払います。保険会社の支払期限は30日です。',
  },
  'us.state.fl.hearing-days': {
    says: 'フロリダ州では、聴聞（hearing）を求められるのは、ふつう通知から90日です。変更が始まる前に求めれば、給付はふつう続きます。',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'フロリダ州では、書記官（clerk of court）に分割払いを求めてください。月に手取りの収入の2%まで、または25ドルがそれより多ければ25ドルまでなら公正とされます。',
  },
  'us.state.fl.license-hold': {
    says: 'フロリダ州では、違反金を払わないと免許を失うことがあります。書記官（clerk of court）との分割払いで、ふつう防げます。',
  },
  'us.state.fl.school-absence': {
    says: 'フロリダ州では、学校は、欠席で手続に進む前に、ふつうまず助けなければなりません。面談に行き、医師の証明を持って行ってください。',
  },
  'us.state.fl.toll-hold': {
    says: 'フロリダ州では、通行料を払わないと、車の登録が止められることがあります。早めに見直しか分割払いを求め、証拠を残してください。',
  },
  'us.state.fl.jury-call': {
    says: 'フロリダ州では、陪審（jury duty）の日の変更を、ふつう求められます。それを理由に解雇することはできません。期日までに答えてください。',
  },
  'us.state.fl.insurance-gap': {
    says: 'フロリダ州では、自動車保険が途切れると、登録が止められることがあります。期日までに保険の証明を送るか、聴聞（hearing）を求めてください。',
  },
}
