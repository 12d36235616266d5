/** Conditions that several rows share, in the language of the letters. */
import type { Test } from '@plainletter/contracts/rule'

export const ORDER: Test = { says: ['支払督促', '督促異議'] }

export const PROVISIONAL: Test = { says: ['仮執行宣言付支払督促', '仮執行宣言付き支払督促'] }

export const SMALL: Test = { says: ['少額訴訟'] }

export const SEIZED: Test = { says: ['債権差押命令', '差押命令', '差押調書', '差押通知'] }

/** A court seizes for a private creditor; an office sends 差押通知書 of its own. */
export const COURT_ORDER: Test = { says: ['債権差押命令', '差押命令', '地方裁判所'] }

/** An office collects; a court order on wages speaks of 住民税 too, as it is taken off first. */
export const TAX_SEIZURE: Test = {
  says: [
    '国税徴収法',
    '地方税法',
    '税務署',
    '滞納処分',
    '市税',
    '県税',
    '住民税の滞納',
    '住民税を滞納',
    '市税事務所',
    '県税事務所',
    '都税事務所',
    '徴税吏員',
    '徴収職員',
    '国税局',
    '年金事務所',
    '国民健康保険料の滞納',
  ],
}

/** Taxes of a town or prefecture; those of the state have their own law. */
export const LOCAL_TAX: Test = {
  says: [
    '住民税',
    '国民健康保険税',
    '市県民税',
    '市民税',
    '県民税',
    '府民税',
    '都民税',
    '区民税',
    '町民税',
    '村民税',
    '市税',
    '県税',
    '都税',
    '地方税',
    '固定資産税',
    '都市計画税',
    '自動車税',
    '軽自動車税',
    '個人事業税',
    '不動産取得税',
  ],
}

export const TITLED: Test = {
  says: ['判決に基づき', '確定判決', '債務名義', '仮執行宣言', '強制執行を申し立て'],
}

export const FIXED_LEASE: Test = { says: ['定期建物賃貸借', '定期借家'] }

export const TERM_JOB: Test = { says: ['雇止め', '期間満了', '契約期間', '有期'] }

/** A fixed term is left to run out: no dismissal, and no pay for missing notice. */
export const EXPIRY: Test = { says: ['雇止め', '雇い止め', '期間満了', '更新しない'] }

export const COOLING: Test = { says: ['クーリング', '訪問販売', '電話勧誘', '契約書面'] }

export const LENDER: Test = {
  says: [
    '貸金',
    '消費者金融',
    'カードローン',
    'キャッシング',
    '借入',
    '貸付',
    'ファイナンス',
    '消費貸借',
    'フリーローン',
    '利息・遅延損害金',
    '利息及び遅延損害金',
    '利息・損害金',
  ],
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

/** A criminal fine by a court on papers alone: no ticket of the police. */
export const SUMMARY_ORDER: Test = { says: ['略式命令'] }

/** A post that is said to hurt a name. */
export const INSULTED: Test = {
  says: ['名誉毀損', '名誉棄損', '名誉毀損罪', '誹謗中傷', '侮辱', '信用毀損'],
}

/** Money for a wrong or a share of an estate: no debt under a contract, and other years. */
export const FAMILY_CLAIM: Test = {
  says: ['慰謝料', '不貞', '遺留分', ...INSULTED.says],
}

/** Owners of a building among themselves: no firm and consumer. */
export const CONDO_FEE: Test = { says: ['管理組合', '修繕積立金', '滞納管理費', '区分所有'] }

/** The insurer of the other side offers a sum for an accident: no claim under a policy of one's own. */
export const SETTLEMENT: Test = { says: ['示談', '過失割合', '損害賠償額のご提示', '免責証書'] }

/** Premiums and taxes of the social insurance: an office seizes for them without a court. */
export const PUBLIC_PREMIUM: Test = {
  says: [
    '国民健康保険料',
    '国民健康保険税',
    '介護保険料',
    '後期高齢者医療保険料',
    '国民年金保険料',
    '滞納処分',
  ],
}

/** A premium that a town or the pension office asks for: the law on national tax gives no wait for it. */
export const PREMIUM: Test = {
  says: [
    '国民健康保険料',
    '国民健康保険税',
    '介護保険料',
    '後期高齢者医療保険料',
    '国民年金保険料',
  ],
}

/** Debts to a public body that rest on a contract: it needs a court for them, like anyone else. */
export const PUBLIC_CONTRACT: Test = {
  says: [
    '市営住宅',
    '町営住宅',
    '村営住宅',
    '区営住宅',
    '県営住宅',
    '都営住宅',
    '府営住宅',
    '道営住宅',
    '公営住宅',
    '日本学生支援機構',
  ],
}

/** A criminal fine that the prosecutor's office collects. */
export const CRIMINAL_FINE: Test = { says: ['検察庁', '労役場留置', '罰金刑'] }

/** An office of a town or prefecture writes itself. */
export const TOWN_OFFICE: Test = {
  sender: [
    '市役所',
    '区役所',
    '町役場',
    '村役場',
    '県庁',
    '府庁',
    '都庁',
    '市長',
    '区長',
    '町長',
    '村長',
  ],
}

/** A demand about a work that was copied or shared; letters of other kinds ask people to stop too. */
export const WORK_COPIED: Test = {
  says: [
    '著作権',
    '著作物',
    '著作者',
    '公衆送信',
    '無断転載',
    '無断使用',
    '複製',
    '写真',
    '画像',
    '動画',
    '楽曲',
    '漫画',
    'イラスト',
    'bittorrent',
    'ファイル共有',
    '発信者情報',
    '意見照会',
    'copyright',
  ],
}

/** The landlord ends the lease because rent is late: neither a good reason nor six months are needed for that. */
export const RENT_LATE: Test = {
  says: [
    '滞納',
    '未払',
    '延滞',
    '不払い',
    '支払っていません',
    '支払われていません',
    '支払いがない',
    '支払がない',
    '支払いを怠',
    '支払を怠',
    '支払いが滞',
    '未納',
    'お支払いがない',
    'お支払いがありません',
    'お支払いいただいておりません',
    '入金が確認できません',
  ],
}
