/** Japanese: papers by the names and turns that offices, firms and lawyers print on them. */
import type { CueRow } from './cue.ts'

export const JA_PAPER_CUES = [
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 5, EVICTION_NOTICE: -2 },
    cues: '家賃ご入金 | 家賃のご入金 | 賃料のご入金 | 家賃保証 | 代位弁済通知 | 求償債務 | 家賃の入金 | 賃貸課 | 家賃が遅れ | 家賃をお支払い',
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: '整理解雇に関する | 支店閉鎖 | 工場閉鎖 | 事業所閉鎖 | 人員削減 | 人員整理 | 事業縮小 | 会社都合による退職 | 早期退職',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 7, TAX_DEMAND: -4, COURT_JUDGMENT: -4 },
    cues: '放置違反金納付命令書 | 公安委員会 | 増運賃 | 不正乗車 | 略式命令 | 罰金 | 過料 | 科料',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, DEBT_COLLECTION_LETTER: -3 },
    cues: '無断で駐車 | 無断駐車 | 不正駐車 | 駐車場ご利用 | 私有地です | 月極 | 来客用 | カメラ式駐車場 | 駐車料金 | 精算されず',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: '損害保険 | 生命保険 | 損害サービス | 給付金部 | 審査結果のお知らせ | 診断給付金 | 免責事由 | お支払いの対象外 | 告知義務違反 | 保険金のお支払い | 治療費のお支払い',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5.5 },
    cues: '解約金 | 退去精算 | 敷金のご返還 | 定期コース | 中途解約 | 返金に応じ | 返品 | キャンセル料 | クーリング | 初期不良 | 保証対象外 | ご返金はいたしかね | 返金はできません',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: '未払金 | 受託のお知らせ | 未収金 | 法務事務所 | 後払い決済 | 診療費のお支払い | 債権管理係 | 弁護士法人より',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5, COURT_CLAIM: -3 },
    cues: '最終のお願い | 少額訴訟を起こ | 訴訟を提起する | 訴えを起こ | 法的手段を | 内容証明 | 不当利得の返還 | 法的措置を執る',
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: 'ご使用量のお知らせ | 検針票 | 電気ご使用量 | ガスご使用量 | 水道使用量 | 利用停止のお知らせ | 回線の停止 | 供給地点',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: '退去して | 出て行って | お部屋を空けて | 取り壊し | 売却することに | 建て替え | 期間満了により',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6.5 },
    cues: '申入書 | 警告書 | 商標権 | 口コミ | 誓約書 | 競業 | 営業を直ちに中止 | 使用を中止 | 名誉毀損 | 信用毀損 | 削除を求め | 不正競争',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: '給付金の返還 | 徴収金決定 | 生活保護法第 | 返還金 | 過払い | 住居確保給付金 | 不正受給 | 返納',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, COURT_CLAIM: -6 },
    cues: '裁判員候補者 | 裁判員等選任 | 不支給決定 | 不交付決定 | 懲戒処分 | けん責 | 始末書',
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 8, DEBT_COLLECTION_LETTER: -3 },
    cues: '放送受信料 | 受信契約 | 受信料',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 8, COPYRIGHT_INFRINGEMENT_LETTER: -4 },
    cues: 'bgmをご利用 | 楽曲著作権 | 音楽著作権 | jasrac | 店舗で音楽 | 演奏利用許諾',
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 3.6,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: '自動更新に失敗 | 一時的に停止されて | お支払い方法が承認され | 未納料金が発生 | 本日中にご連絡がない | lineグループ | 二重払いが確認',
  },
] as const satisfies readonly CueRow[]
