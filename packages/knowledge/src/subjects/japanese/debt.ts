/** How people tell of owing money in Japanese. */
import type { SubjectsOf } from '../subject.ts'

export const DEBT: SubjectsOf<'state' | 'estate' | 'insolvency' | 'seized' | 'secured'> = {
  state: {
    says: [
      '税金',
      '住民税',
      '所得税',
      '国税',
      '税務署',
      '市税',
      '固定資産税',
      '国民健康保険料',
      '国保',
      '国民年金',
      '年金事務所',
      '役所',
      '市役所',
      '福祉事務所',
      '給付金',
      '過払い',
      '返還を求め',
      '返還請求',
      '罰金',
      '反則金',
      '違反金',
      '養育費',
      '奨学金',
    ],
  },
  estate: {
    says: ['亡くな', '死亡', '相続', '遺産', '相続放棄', '故人', '死んだ'],
  },
  insolvency: {
    says: ['自己破産', '破産', '個人再生', '民事再生', '任意整理', '債務整理', '免責'],
  },
  seized: {
    says: [
      '差押',
      '差し押さえ',
      '差押え',
      '強制執行',
      '執行官',
      '給料を差し',
      '口座を差し',
      '仮執行',
    ],
  },
  secured: {
    says: ['住宅ローン', '抵当', '競売', '自動車ローン', '担保'],
  },
}
