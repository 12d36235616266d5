/** The Japanese words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** The name of the state in Japanese, by its code. */
const NAMES: Readonly<Record<string, string>> = {
  AL: 'アラバマ州',
  AK: 'アラスカ州',
  AZ: 'アリゾナ州',
  AR: 'アーカンソー州',
  CA: 'カリフォルニア州',
  CO: 'コロラド州',
  CT: 'コネチカット州',
  DE: 'デラウェア州',
  DC: 'コロンビア特別区',
  FL: 'フロリダ州',
  GA: 'ジョージア州',
  HI: 'ハワイ州',
  ID: 'アイダホ州',
  IL: 'イリノイ州',
  IN: 'インディアナ州',
  IA: 'アイオワ州',
  KS: 'カンザス州',
  KY: 'ケンタッキー州',
  LA: 'ルイジアナ州',
  ME: 'メイン州',
  MD: 'メリーランド州',
  MA: 'マサチューセッツ州',
  MI: 'ミシガン州',
  MN: 'ミネソタ州',
  MS: 'ミシシッピ州',
  MO: 'ミズーリ州',
  MT: 'モンタナ州',
  NE: 'ネブラスカ州',
  NV: 'ネバダ州',
  NH: 'ニューハンプシャー州',
  NJ: 'ニュージャージー州',
  NM: 'ニューメキシコ州',
  NY: 'ニューヨーク州',
  NC: 'ノースカロライナ州',
  ND: 'ノースダコタ州',
  OH: 'オハイオ州',
  OK: 'オクラホマ州',
  OR: 'オレゴン州',
  PA: 'ペンシルベニア州',
  RI: 'ロードアイランド州',
  SC: 'サウスカロライナ州',
  SD: 'サウスダコタ州',
  TN: 'テネシー州',
  TX: 'テキサス州',
  UT: 'ユタ州',
  VT: 'バーモント州',
  VA: 'バージニア州',
  WA: 'ワシントン州',
  WV: 'ウェストバージニア州',
  WI: 'ウィスコンシン州',
  WY: 'ワイオミング州',
}

const SMALL_COURT = '少額の裁判所（small claims court）'

/** "カリフォルニア州". */
export function nameOf({ key, law }: State): string {
  return NAMES[key.slice(-2).toUpperCase()] ?? `${law.name}州`
}

/** "カリフォルニア州では", at the start of a sentence. */
export function inState(state: State): string {
  return `${nameOf(state)}では`
}

export const STATES_JA: Words = Object.fromEntries(
  STATES.flatMap((state) =>
    [
      courtWords(state),
      limitationWords(state),
      rentWords(state),
      depositWords(state),
      smallClaimsWords(state),
      unemploymentWords(state),
    ].flatMap((rows) =>
      Object.entries(rows).map(([part, words]) => [`${state.key}.${part}`, words] as const),
    ),
  ),
)

function courtWords(state: State): Words {
  const courts = {
    does: `${nameOf(state)}の裁判所自身のサイトです。あなたの裁判所、用紙、案内を探せます。`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `${inState(state)}、書類を渡されてから${answer.days}日以内に答えます。召喚状（summons）に別の日が書いてあれば、そちらが優先です。`
  return {
    courts,
    answer: {
      says,
      action: '裁判所に答弁書を出す',
      consequence: '相手が審理なしで勝つことがあります。',
    },
    'answer-late': {
      says: `${inState(state)}、答える${answer.days}日は、書類を渡された日から数えます。過ぎていても、すぐに答えてください。まだ役に立つことがあります。`,
    },
    'ask-answer': {
      says: `答弁書（answer）を出してください。${says}出さないと相手が勝ちます。法律扶助（legal aid）か裁判所の自助窓口（self-help center）が助けになります。`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, { part: 'debt', what: 'ほとんどの契約とカードの借金' })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'クレジットカードの借金' })
      : {}),
    ...(written ? limitation(state, written.years, { part: 'written', what: '書面の契約' }) : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `${inState(state)}、${what}で裁判を起こせる期間は${years}年です。その後は、遅すぎると裁判所に言えます。`
  return {
    [`limitation-${part}`]: {
      says,
      from: '最初に支払いが滞り、その後追いつかなかった日',
      restartedBy:
        '支払いや署名した約束で、数え直しになることがあります。契約が別の州の法律を決めていることもあります。',
    },
    [`ask-${part}-age`]: { says, dependsOn: '最後に払った日と、借金の種類' },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const days = `${rent.days}${rent.unit === 'days' ? '日' : '営業日'}`
  return {
    'rent-notice': {
      says: `${inState(state)}、家賃の滞納の通知の後、${days}あります。それまでに出ていく必要はありません。`,
      action: '家賃の借りを払う、書面で分割を決める、または法律の助けを受ける',
      consequence: 'その後、大家は裁判所に賃貸を終わらせるよう求められます。',
    },
    'rent-notice-right': {
      says: `${inState(state)}、家賃の滞納の通知は、ほとんどの場合${days}の期間をあけなければなりません。それより短い通知は、裁判での反論になります。`,
    },
    'ask-rent-notice': {
      says: `家を出ずに、今日助けを求めてください。${inState(state)}、大家（landlord）はほとんどの場合${days}前に知らせ、その後裁判所に行かなければなりません。出るよう命じられるのは裁判所だけです。`,
    },
  }
}

function depositWords(state: State): Words {
  const { deposit } = state.law
  if (!deposit) return {}
  return {
    'ask-deposit': {
      says: `書面で求めてください。${inState(state)}、大家（landlord）はほとんどの場合、あなたが出てから${deposit.days}日以内に、返すか、差し引く分の一覧を出します。その後は${SMALL_COURT}に行けます。`,
    },
    'deposit-days': {
      says: `${inState(state)}、大家はほとんどの場合、あなたが出てから${deposit.days}日以内に、敷金を返すか、差し引く分の一覧を出します。`,
    },
  }
}

function smallClaimsWords(state: State): Words {
  const { smallClaims } = state.law
  if (!smallClaims) return {}
  const words: RowWords = {
    says: `${inState(state)}、弁護士なしで${dollars(smallClaims.dollars)}まで${SMALL_COURT}で求められます。先に書面で請求し、証拠を取っておいてください。`,
  }
  return { 'small-claims': words, 'ask-small-claims': words }
}

/** As Japanese writes sums: $12,500. */
function dollars(sum: number): string {
  return ` $${String(sum).replace(/(?=(?:\d{3})+$)(?!^)/g, ',')} `
}

function unemploymentWords(state: State): Words {
  const { unemployment } = state.law
  if (!unemployment) return {}
  const says = `${inState(state)}、失業給付（unemployment）の決定に、${unemployment.days}日以内に不服を申し立てられます。ほとんどの場合、発送の日から数えます。毎週の請求は続けてください。`
  return {
    unemployment: {
      says,
      action: '失業給付の決定に不服を申し立てる',
      consequence: '遅れた正当な理由がない限り、決定が確定します。',
    },
    'ask-unemployment': { says },
  }
}
