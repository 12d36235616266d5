/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_JA: Words = {
  'gb.council-tax.right-reduction': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込めます。制度は役所ごとにちがい、年金の年齢の人には全国の決まりがあります。',
  },
  'gb.council-tax.right-reduction-wales': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込めます。ウェールズでは全国同じ制度で、全額を減らせることがあります。',
  },
  'gb.council-tax.right-single': {
    says: '家に大人が1人だけなら、25%引きです。数に入れない大人がいても変わりません。',
  },
  'gb.council-tax.right-single-wales': {
    says: '家に大人が1人だけなら、25%引きです。',
  },
  'gb.council-tax.right-disregard': {
    says: '数に入れない大人もいます。フルタイムの学生、一部の介護者、認知症などの人です。',
  },
  'gb.council-tax.right-disability': {
    says: '障害のある人が、家に広い場所や特別な部屋を必要とするなら、請求が1つ下の区分（band）になることがあります。',
  },
  'gb.council-tax.right-exempt': {
    says: '免除される家もあります。例えば、学生だけが住む家や、人が亡くなって空いている家です。',
  },
  'gb.council-tax.right-appeal': {
    says: 'だれが払うか、割引、減額について争えます。まず役所に手紙を書き、その後Valuation Tribunalを無料で使えます。',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'だれが払うか、割引について争えます。まず役所に手紙を書き、その後Valuation Tribunal for Walesに行きます。',
  },
  'gb.council-tax.right-stop-court': {
    says: '裁判の日の前に、税と適正な費用を払えば、役所は手続きをやめなければなりません。',
  },
  'gb.council-tax.right-costs': {
    says: '裁判の費用をどう計算したか聞けます。あなたの件で適正にかかった費用だけ加えられます。',
  },
  'gb.council-tax.right-one-method': {
    says: '給付金を受けているか働いているなら、執行官（bailiff）の代わりに、決まった少額の天引きを頼めます。',
  },
  'gb.council-tax.right-premium': {
    says: '割増がかからない家もあります。売り出し中・貸し出し中・相続の後は1年まで、社宅や離れも対象です。役所に聞き、その後は Valuation Tribunal に訴えられます。',
  },
}
