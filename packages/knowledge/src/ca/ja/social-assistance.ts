/** Social assistance of the provinces: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_JA: Words = {
  'ca.benefit.on-review': {
    says: 'オンタリオ州では、Ontario WorksやODSPの決定について、30日の間に内部の見直し（internal review）を求められます。その後、不服を申し立てられます。',
  },
  'ca.benefit.bc-review': {
    says: 'ブリティッシュ・コロンビア州では、援助の決定について、20営業日の間に見直し（reconsideration）を求められます。',
  },
  'ca.benefit.qc-review': {
    says: 'ケベック州では、生活の援助の決定について、90日の間に見直しを求められます。',
  },
  'ca.benefit.on-decision': {
    says: 'これは役所の最初の答えで、最後ではありません。見直しや不服の申し立てで変わる決定は多くあります。',
  },
  'ca.benefit.on-step': {
    says: '30日以内に、書面で内部の見直しを求めてください。それでも断られたら、Social Benefits Tribunalに申し立てます。legal clinicが無料で助けます。',
  },
}
