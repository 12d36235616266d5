/** Japanese: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const JA_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 7 },
    cues: '失業給付の返還 | 基本手当の返還 | 給付金の返還',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7 },
    cues: '給付金はお支払いできません | 保険金はお支払いできません | 告知いただいていませんでした',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 6 },
    cues: '裁判所に訴えます | 貸したお金の返済',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 8 },
    cues: '無断駐車です | 無断駐車の罰金 | 契約者以外の無断駐車',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 7 },
    cues: '市民税 県民税 | 市民税・県民税 | 住民税 納税通知書 | 延滞税が未納 | 納税通知書',
  },
  {
    means: 'type',
    kinds: { SCAM_LETTER: 6 },
    cues: '口座が不正利用されました | 本人確認をお願いします',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 8 },
    cues: '差押調書 | 差押財産',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 8 },
    cues: '少額訴訟の呼出状 | 呼出状',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: '返品は受け付けておりません | 返品不可',
  },
  {
    means: 'type',
    kinds: { SCAM_LETTER: 7 },
    cues: '逮捕状が出ています | 指定の口座へ送金 | 携帯電話が犯罪に使われ | 本日中に下記サイトからお支払い',
  },
] as const satisfies readonly CueRow[]
