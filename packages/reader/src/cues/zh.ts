/** Chinese: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const ZH_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: '房租 | 租金 | 拖欠租金 | 欠租 | 房租尚未 | 租金欠款',
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: '驱逐 | 驅逐 | 搬离 | 搬離 | 迁出 | 遷出 | 终止租约 | 終止租約 | 腾退 | 收回房屋',
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: '欠款 | 债务 | 債務 | 催收 | 欠债 | 催款 | 逾期未付 | 逾期款项 | 债权人',
    },
    { means: 'type', kinds: { COURT_CLAIM: 4.5 }, cues: '起诉状 | 传票 | 傳票 | 起诉书' },
    {
      means: 'type',
      kinds: { COURT_JUDGMENT: 4.5 },
      cues: '判决书 | 判決書 | 法院判决 | 法院裁定',
    },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: '电费 | 電費 | 水费 | 水費 | 煤气费 | 燃气费 | 断电 | 停电 | 停水',
    },
    {
      means: 'type',
      kinds: { PARKING_TICKET: 4.5 },
      cues: '停车费 | 停車費 | 违规停车 | 停车罚单',
    },
    { means: 'type', kinds: { PENALTY_CHARGE_NOTICE: 4.5 }, cues: '罚款 | 罰款 | 罚单 | 罰單' },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: '多付的福利 | 超额支付 | 多领的津贴 | 退还津贴 | 多发的补助 | 福利多付',
    },
    { means: 'type', kinds: { TAX_DEMAND: 4.5 }, cues: '税款 | 稅款 | 税务局 | 稅務局 | 欠税' },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: '法警 | 执达官 | 執達官 | 强制执行 | 強制執行 | 查封',
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: '解雇 | 解僱 | 解除劳动合同 | 辞退 | 终止雇佣 | 终止劳动合同 | 終止僱傭',
    },
    { means: 'type', kinds: { REDUNDANCY_NOTICE: 5.5 }, cues: '裁员 | 裁員 | 裁减职位 | 岗位取消' },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: '搬离 | 搬離 | 迁出 | 遷出 | 终止租约 | 終止租約 | 收回房屋 | 驱逐令 | 驱逐通知',
    },
    { means: 'sign', sign: 'disconnection', cues: '断电 | 停电 | 停水 | 切断供应' },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: '总额 | 总计 | 总金额 | 欠款总额 | 应付金额 | 合计 | 總額',
    },
    { means: 'money', role: 'arrears', weight: 4, cues: '拖欠 | 欠租' },
    { means: 'money', role: 'rent', weight: 4.5, cues: '每月租金 | 月租' },
    { means: 'date', role: 'letter', cues: '日期' },
    { means: 'sign', sign: 'loss_of_home', cues: '驱逐 | 驅逐 | 失去住房 | 搬离' },
    { means: 'threat', kind: 'court', cues: '法院 | 起诉 | 诉讼 | 法律程序' },
    { means: 'threat', kind: 'eviction', cues: '驱逐 | 驅逐' },
  ],
  // The reader of Japanese days reads them: "2026年11月30日".
  months: [],
  until: { before: '截止日期|最迟|最晚|截至|付款期限', behind: String.raw`之前|以前|前|止` },
  within: { behind: String.raw`之?内|以内` },
  units: {
    working_days: '个?工作日',
    days: '天|日',
    weeks: '周|个星期|星期',
    months: '个月',
    hours: '小时',
  },
}
