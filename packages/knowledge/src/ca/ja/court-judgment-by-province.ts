/** The Japanese words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_JA: Words = {
  'ca.judged.on-wages': {
    says: 'オンタリオ州では、ほとんどの債権者から、手取りの給料の80%が守られます。養育費などでは半分です。',
  },
  'ca.judged.bc-wages': {
    says: 'ブリティッシュ・コロンビア州では、ほとんどの債権者から、手取りの給料の70%が守られます。',
  },
  'ca.judged.qc-wages': {
    says: 'ケベック州では、給料の基本の部分は差し押さえられません。残りから30%を取れます。',
  },
  'ca.judged.qc-revoke': {
    says: 'ケベック州では、あなたがいないまま出た判決（default judgment）の取消しを、知った日から30日以内に求められます。',
  },
  'ca.judged.on-setaside': {
    says: 'オンタリオ州では、あなたがいないまま出た判決（default judgment）の取消しを裁判所に求められます。見込みのある反論と正当な理由が必要で、急がなければなりません。',
  },
  'ca.judged.on-goods': {
    says: 'オンタリオ州では、服、家財、仕事の道具、車は、決まった価値まで守られます。',
  },
  'ca.judged.bc-goods': {
    says: 'ブリティッシュ・コロンビア州では、服、家財、道具、車は、決まった価値まで守られます。',
  },
  'ca.judged.ab-safe': {
    says: 'アルバータ州では、給料の一部、食べ物、服、家財、道具、車は、決まった価値まで守られます。差し押さえができるのはcivil enforcement agencyだけです。',
  },
  'ca.judged.sk-safe': {
    says: 'サスカチュワン州では、給料の一部と、家に必要な物は守られます。差し押さえができるのはsheriffだけです。',
  },
  'ca.judged.mb-wages': {
    says: 'マニトバ州では、ほとんどの債権者が取れるのは、給料の30%までです。',
  },
}
