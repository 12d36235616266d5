/** The Japanese words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_JA: Words = {
  'ca.ask.noise': {
    says: '日と時間を書き留めてください。家主か管理組合（strata）に書面で伝えてください。静かに暮らせるようにする義務があります。夜は市の条例の窓口（by-law office）に電話してください。それでもだめなら賃貸の審判所へ、ブリティッシュ・コロンビア州のstrataならCivil Resolution Tribunalへ申し立ててください。',
  },
  'ca.ask.barking-dog': {
    says: 'まず話し、日と時間を書いておいてください。その後、市に苦情を出します。市は、音や動物の条例（by-law）で、飼い主に警告し、罰金を科せます。',
  },
}
