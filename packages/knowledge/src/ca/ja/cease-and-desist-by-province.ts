/** The Japanese words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_JA: Words = {
  'ca.stop.on-silence': {
    says: 'オンタリオ州では、公の問題についての発言なら、裁判所が早く裁判を止められます。訴えた人が、ほとんどの場合あなたの費用を払います。',
  },
  'ca.stop.bc-silence': {
    says: 'ブリティッシュ・コロンビア州では、公の問題についての発言なら、裁判所が早く裁判を止められます。',
  },
  'ca.stop.qc-abuse': {
    says: 'ケベック州では、裁判の悪用や、あなたをだまらせるための裁判を、裁判所が退け、相手に払わせることができます。',
  },
  'ca.stop.qc-year': {
    says: 'ケベック州では、名誉についての裁判は、相手が言葉を知った日から1年以内です。',
  },
  'ca.stop.on-notice': {
    says: 'オンタリオ州では、裁判を起こせるのはほとんどの場合2年です。新聞や放送については、6週間以内に知らせ、3か月以内に裁判を起こさなければなりません。',
  },
}
