/** The Japanese words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_JA: Words = {
  'ca.ask.fired-on': {
    says: 'オンタリオ州の法律では、1年につき約1週、8週までで、大きな会社で5年以上なら退職手当も出ます。裁判所はもっと多く認めることが多いです。まだ署名しないでください。',
  },
  'ca.ask.fired-bc': {
    says: 'ブリティッシュ・コロンビア州では、3か月で1週分、1年で2週分、3年で3週分、その後は1年ごとに1週分、8週までです。裁判所はもっと多く認めることが多いです。',
  },
  'ca.ask.fired-ab': {
    says: 'アルバータ州では、90日で1週、2年で2週、4年で4週、10年で8週までの予告か賃金が出ます。裁判所はもっと多く認めることが多いです。苦情は6か月以内です。',
  },
}
