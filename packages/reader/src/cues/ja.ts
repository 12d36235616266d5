/** Japanese: types, sums, dates, signs. Each character is a word to the finder, so cues need no spaces. */
import type { CueRow } from './cue.ts'

export const JA_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      督促状 | 催告書 | 最終通告 | 未払い | 債権回収 | 債権譲渡 | お支払い期限を過ぎ | ご入金の確認ができて | 滞納 | 未納 | 延滞 | 至急お支払い |
      お支払いのご確認`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: '支払督促 | 訴状 | 少額訴訟 | 口頭弁論期日 | 簡易裁判所 | 呼出状',
  },
  { means: 'type', kinds: { COURT_JUDGMENT: 5 }, cues: '判決 | 仮執行宣言 | 主文' },
  { means: 'type', kinds: { BAILIFF_NOTICE: 5 }, cues: '差押 | 強制執行 | 執行官 | 差押予告' },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: '明渡し | 立ち退き | 賃貸借契約の解除 | 退去',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: '家賃滞納 | 賃料の未払 | 滞納家賃',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: '解雇通知 | 解雇 | 懲戒解雇 | 雇止め',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: '税務署 | 納税 | 住民税 | 国税 | 固定資産税',
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: '電気料金 | ガス料金 | 水道料金 | 供給停止',
  },
  { means: 'type', kinds: { OTHER: 1.2 }, cues: '請求書 | いつもお世話になって' },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: '請求金額 | 合計 | 合計金額 | お支払い金額 | 未払金額 | 請求額 | 総額 | 残高 | 滞納額',
  },
  { means: 'money', role: 'interest', weight: 4, cues: '遅延損害金 | 延滞金 | 利息' },
  { means: 'money', role: 'fee', weight: 4, cues: '手数料 | 督促手数料' },
  { means: 'money', role: 'principal', weight: 4, cues: '元金 | 元本' },
  { means: 'money', role: 'rent', weight: 4, cues: '家賃 | 賃料' },
  { means: 'date', role: 'letter', cues: '発行日 | 作成日 | 通知日 | 日付' },
  {
    means: 'date',
    role: 'deadline',
    cues: '支払期限 | 納付期限 | 期限 | お支払期限 | 納期限 | 提出期限',
  },
  { means: 'date', role: 'hearing', cues: '期日 | 口頭弁論' },
  { means: 'sign', sign: 'client', cues: '債権者 | 委託 | 依頼者' },
  {
    means: 'sign',
    sign: 'public_body',
    cues: '税務署 | 市役所 | 区役所 | 裁判所 | 年金事務所',
  },
  { means: 'sign', sign: 'jp', cues: '株式会社 | 円 | 東京 | 大阪 | 有限会社 | 様' },
  { means: 'threat', kind: 'court', cues: '法的措置 | 法的手続 | 訴訟' },
  { means: 'threat', kind: 'goods', cues: '差押 | 強制執行' },
] as const satisfies readonly CueRow[]
