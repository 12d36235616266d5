/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'nl.public-debt.want': {
    says: '公的機関が、支払いがまだだとして、もう一度お金を求めています。',
  },
  'nl.public-debt.reality': {
    says: '軽く見ないでください。督促（aanmaning）の後、多くの公的機関は裁判官なしで支払命令（dwangbevel）を出せます。それで給料や口座を差し押さえられます。',
  },
  'nl.public-debt.who': {
    says: '差出人は公的機関です。国などへの債務の法律により、独自の権限を持っています。',
  },
  'nl.public-debt.rights': {
    says: '猶予や分割を求め、決定に異議を出せます。生活に必要な収入は手元に残ります。',
  },
  'nl.public-debt.know-old': {
    says: '公的な債務の多くは、最終支払日から五年で時効になります。督促や支払命令があると数え直しです。',
  },
  'nl.public-debt.right-two-weeks': {
    says: '督促（aanmaning）は発送の翌日から二週間の猶予を与えます。その前に支払命令は出せません。費用は法律で決まっています。',
  },
  'nl.public-debt.right-time': {
    says: '猶予や分割計画を求められます。猶予の間、機関は督促も取立てもできません。',
  },
  'nl.public-debt.right-object': {
    says: '元の決定（beschikking）には六週間以内に無料で異議を出せます。支払いは止まらないので、猶予も求めてください。',
  },
  'nl.public-debt.right-income': {
    says: '給料や給付の一部は、公的機関からも守られます（beslagvrije voet）。',
  },
  'nl.public-debt.step-call': {
    says: '期日の前に、手紙の番号を伝えて連絡してください。猶予か、収入に合う分割計画を求めます。',
  },
  'nl.public-debt.step-which': {
    says: '金額の元になった決定を探し、確かめてください。なければ写しを求めます。支払い済みなら証拠を送ってください。',
  },
  'nl.public-debt.tax-right': {
    says: '収入や貯金が少なければ免除（kwijtschelding）を申請できます。自治体や税によっては使えません。猶予も求めてください。',
  },
  'nl.public-debt.tax-wage': {
    says: '税金の場合、支払命令（dwangbevel）を出し、勤務先に給料の一部を払わせることができます。裁判官は不要です。',
  },
  'nl.public-debt.fine-reality': {
    says: '裁判官の罰金は、遅れると増えます。未払いが続くと、何日か拘禁されることがあります。',
  },
  'nl.public-debt.fine-right': {
    says: 'CJIBは猶予や分割を認めることがあります。増額の前に求めてください。その後は全額がすぐ必要になります。',
  },
  'nl.public-debt.fine-rights': {
    says: '猶予や分割を求められます。収入と生活に必要な額を示してください。',
  },
  'nl.public-debt.cjib-stop': {
    says: '借金が多すぎますか。CJIBに緊急停止（noodstop）を求めてください。自治体に債務相談をすれば四か月得られることがあります。',
  },
  'nl.public-debt.duo-reality': {
    says: '督促の後、DUOは滞納分をCJIBに移し、CJIBは執行官を送れます。利息と費用が増えます。',
  },
  'nl.public-debt.duo-right': {
    says: '毎月の額が払えないなら、収入に応じた額（draagkracht）をDUOに求めてください。一時的にゼロになることもあります。',
  },
  'nl.public-debt.duo-step': {
    says: '今すぐDUOに滞納分の分割計画を求めてください。CJIBに移ると、DUOは計画を作りません。',
  },
}
