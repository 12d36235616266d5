/** The Japanese words of Switzerland: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'ch.rise.want': {
    says: '家主が家賃を上げたいと言っています。効力があるのは、理由を書いた州（Kanton）の公式の用紙だけです。',
  },
  'ch.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'ch.rise.reality': {
    says: '30日以内に争えます。費用はかかりません。それまで何も決まっていません。',
  },
  'ch.rise.not-yet': {
    says: '調停の間は、前の家賃を払います。',
  },
  'ch.rise.deadline': {
    says: '受け取ってから30日以内に、調停の役所（Schlichtungsbehörde）に行けます。ここでは安全のため、日付から数えます。',
    action: '調停の役所で家賃の値上げを争う',
    consequence: '新しい家賃を受け入れたことになります。',
  },
  'ch.rise.right-form': {
    says: '公式の用紙がない、理由がない、または契約を終わらせるとおどす値上げは無効です。',
  },
  'ch.rise.right-time': {
    says: '予告期間が始まる少なくとも10日前に届く必要があります。始まるのは、契約が終わりうる日だけです。',
  },
  'ch.rise.right-safe': {
    says: '勝つか和解すれば、ほとんどの場合、家主は3年間、契約を終わらせられません。',
  },
  'ch.rise.step-check': {
    says: '用紙、理由、家賃のもとになる基準金利（Referenzzinssatz）を確かめてください。',
  },
  'ch.rise.step-help': {
    says: '30日が終わる前に、借り手の協会（Mieterverband, ASLOCA, ASI）に聞いてください。',
  },
  'ch.rise.option-contest': {
    title: '値上げを争う',
    says: '地区の調停の役所（Schlichtungsbehörde）に書き、用紙を付けます。',
    cost: '無料',
    time: '30日以内',
    risk: 'ほとんどの場合、ありません。',
    bestFor: '値上げが正しくない、または説明がないとき。',
  },
  'ch.rise.option-accept': {
    title: '受け入れる',
    says: '正しければ、示された日から新しい家賃を払います。',
    cost: '上がった家賃',
    time: '用紙にある日から',
    risk: '後で争えません。',
    bestFor: '確かめて、正しかったとき。',
  },
}
