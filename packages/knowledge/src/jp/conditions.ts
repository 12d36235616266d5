/** Conditions that several rows share, in the language of the letters. */
import type { Test } from '@plainletter/contracts/rule'

export const ORDER: Test = { says: ['支払督促', '督促異議'] }

export const PROVISIONAL: Test = { says: ['仮執行宣言付支払督促', '仮執行宣言付き支払督促'] }

export const SMALL: Test = { says: ['少額訴訟'] }

export const SEIZED: Test = { says: ['債権差押命令', '差押命令', '差押調書', '差押通知'] }

export const TAX_SEIZURE: Test = {
  says: ['国税徴収法', '地方税法', '税務署', '滞納処分', '市税', '県税', '住民税', '国税'],
}

export const TITLED: Test = {
  says: ['判決に基づき', '確定判決', '債務名義', '仮執行宣言', '強制執行を申し立て'],
}

export const FIXED_LEASE: Test = { says: ['定期建物賃貸借', '定期借家'] }

export const TERM_JOB: Test = { says: ['雇止め', '期間満了', '契約期間', '有期'] }

export const COOLING: Test = { says: ['クーリング', '訪問販売', '電話勧誘', '契約書面'] }

export const LENDER: Test = {
  says: ['貸金', '消費者金融', 'カードローン', 'キャッシング', '借入', '貸付'],
}

/** A charge on the owner of a car left by its driver: no fine of the driver, and no crime. */
export const LEFT_CAR: Test = { says: ['放置違反金', '放置車両', '放置駐車'] }

/** The letter asks for money back; a refusal alone does not. */
export const PAID_BACK: Test = {
  says: [
    '返還',
    '返納',
    '過払',
    '過払い',
    '払い過ぎ',
    '支払い過ぎ',
    '返還金',
    '返してください',
    '徴収',
    '不正受給',
    '戻入',
    '返金',
  ],
}

/** The letter announces another rent; it does not say that rent is owed. */
export const RENT_RISE: Test = {
  says: [
    '賃料増額',
    '賃料改定',
    '家賃改定',
    '家賃の値上げ',
    '家賃値上げ',
    '家賃の改定',
    '賃料の増額',
    '賃料の改定',
  ],
}
