/** The Japanese words of Ireland: hospital charges. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_JA: Words = {
  'ie.hospital.want': {
    says: '病院が料金を求めています。何も払わなくてよい人に当たるか確かめてください。',
  },
  'ie.hospital.right-free': {
    says: '医療カード（medical card）、かかりつけ医（GP）の手紙、その後の入院のどれかがあれば、€100を払いません。同じことで再び来たときも払いません。',
  },
  'ie.hospital.right-inpatient': {
    says: '2023年4月17日から、公的な患者（public patient）は、公立病院の入院で1日ごとの料金を払いません。',
  },
  'ie.hospital.right-hardship': {
    says: '払うのが本当に苦しいなら、料金をなくすか、少しずつ払えるよう、HSEに頼んでください。',
  },
  'ie.hospital.step': {
    says: '病院の会計の部署に手紙を書いてください。医療カード（medical card）かかかりつけ医（GP）の手紙の写しを送ります。',
  },
}
