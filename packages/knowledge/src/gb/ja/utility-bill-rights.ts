/** Rights on bills for energy, water, phone and broadband: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_JA: Words = {
  'gb.bill.right-afford': {
    says: '電気やガスの会社は、払い方を提案し、払える額で計画を決めなければなりません。',
  },
  'gb.bill.right-prepayment': {
    says: '前払いメーター（prepayment meter）を無理につけてはいけない家があります。2歳より下の子どもがいる家や、助けのない75歳より上の人の家です。',
  },
  'gb.bill.step-back-bill': {
    says: '会社に手紙を書いてください。期限内に請求しなかったので、この請求の12か月より前の使用分を全部引くよう求めます。次に残りを確かめます。',
  },
  'gb.bill.insight-back-bill': {
    says: 'しばらく請求しなかったと会社が言っています。あなたがじゃまをしていなければ、この請求の12か月より前の使用分は請求できません。',
    actionable:
      '請求の12か月より前の使用分を全部引き、新しい請求書を送るよう求めてください。計画を決める前にします。',
  },
  'gb.bill.right-back-bill': {
    says: '会社が請求を忘れた12か月より前の使用分は、払う必要がありません。あなたが請求を止めた場合は別です。',
  },
  'gb.bill.right-energy-ombudsman': {
    says: '会社に苦情を出してください。8週間後か最終回答の後は、Energy Ombudsmanが無料で決められます。',
  },
  'gb.bill.right-phone-scheme': {
    says: '電話やインターネットの会社に苦情を出してください。6週間後か最終回答の後は、無料の紛争解決機関が決めてくれます。',
  },
  'gb.bill.right-water': {
    says: '料金を払っていなくても、家で水を使う権利があります。',
  },
  'gb.bill.right-no-bullying': {
    says: '会社は、払わせるためにだましたり、おどしたりしてはいけません。',
  },
  'gb.bill.right-heat-network': {
    says: '2026年1月27日から、共同暖房にも Ofgem の規則があります。会社は公正に扱い、お金が足りないときは助け、止めるのは最後の手段でなければなりません。Energy Ombudsman への苦情は無料です。',
  },
  'gb.bill.right-heat-lease': {
    says: '暖房費は住まいの管理費に含まれていますか。その場合、費用は適正でなければならず、審判所が決められます。',
  },
}
