/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_JA: Words = {
  'jp.debt.right-late-cap': {
    says: '消費者への遅延損害金は年14.6％までです。それを超える部分は無効です。お金の貸し借りには別の上限があります。',
  },
  'jp.debt.right-guarantor': {
    says: '保証は書面でしないと効力がありません。個人の根保証は上限額（極度額）が必要です。主債務者が期限の利益を失ったとき、債権者は2か月以内に知らせなければなりません。',
  },
  'jp.debt.right-sold': {
    says: '債権譲渡は、元の債権者からの通知かあなたの承諾がなければ、あなたに主張できません。支払済みや時効など、元の相手に言えたことは今も言えます。',
  },
  'jp.debt.right-history': {
    says: '貸金業者に取引履歴の閲覧や写しを求めることができます。業者は正当な理由なく断れません。',
  },
  'jp.debt.right-servicer': {
    says: '債権回収会社は、脅したり困らせたりしてはいけません。弁護士に頼んだ後は、あなたに直接請求できません。',
  },
  'jp.debt.right-student-loan': {
    says: '奨学金は、病気や収入が少ないときに、減額返還や返還期限の猶予を願い出ることができます。早めに相談してください。',
  },
  'jp.court.right-talks': {
    says: '借金を返せそうにないときは、簡易裁判所に特定調停を申し立てることができます。費用は安くすみます。',
  },
  'jp.court.right-rate': {
    says: '貸金の利息は年15～20％、貸金業者の遅延損害金は年20％を超える部分が無効です。計算の根拠を確かめてください。',
  },
  'jp.debt.right-condo-fee': {
    says: '管理組合は管理費を部屋から優先して回収でき、買主にも請求できます。長い滞納では競売を求める裁判もあります。早めに分割を申し出てください。5年を過ぎた分は時効を主張できることがあります。',
  },
  'jp.debt.right-before-2020': {
    says: '2020年4月より前に銀行や貸金会社から借りたお金も、旧商法により時効は5年です。信用金庫や個人からの借金は、多くの場合10年です。',
  },
  'jp.debt.right-false-demand': {
    says: '身に覚えのない契約なら、架空請求という詐欺かもしれません。その番号には電話せず、まず消費者ホットライン188に相談してください。',
  },
  'jp.debt.step-false-demand': {
    says: 'その番号に電話せず、払わず、プリペイドカードも買わないでください。メッセージを残して、消費者ホットライン188か警察の#9110に相談してください。',
  },
}
