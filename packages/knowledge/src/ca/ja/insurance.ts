/** Decisions of insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'ca.insure.want': { says: '理由と、そこに書かれた保険契約の文を探してください。' },
  'ca.insure.reality': { says: 'これは保険会社の考えです。終わりではありません。' },
  'ca.insure.rights': { says: '書面の理由と、見直しを求められます。無料の機関が苦情を調べます。' },
  'ca.insure.who': {
    says: '保険会社には苦情の担当者が必要で、苦情の出し方を伝えなければなりません。',
  },
  'ca.insure.right-reason': { says: '保険契約のどの文をもとにしているか、知る権利があります。' },
  'ca.insure.right-review': {
    says: '保険会社の苦情の担当者に、最終の考えの手紙（final position letter）を求められます。',
  },
  'ca.insure.step-reason': { says: '理由と、保険契約のその部分を、書面で求めてください。' },
  'ca.insure.step-proof': { says: '写真、報告書、請求書などの証拠を送ってください。' },
  'ca.insure.step-limit': {
    says: '裁判を起こせる期間を聞いてください。1年か2年の保険契約が多いです。',
  },
  'ca.insure.opt-complain': {
    says: 'まず保険会社、次に家と車、または生命と健康の、無料のオンブズマン（ombud service）です。',
    title: '苦情を出し、次にオンブズマン（ombud service）に行く',
    cost: '無料。',
    time: '数か月。',
    risk: '裁判を起こせる期間が、進み続けることがあります。',
    bestFor: '決定がまちがいだと思うとき。',
  },
  'ca.insure.opt-court': {
    says: '請求について弁護士に聞きます。',
    title: '裁判所に行く',
    cost: '裁判所と弁護士の費用。',
    time: '数か月。',
    risk: '負けたときの費用。',
    bestFor: '大きなお金がかかっているとき。',
  },
  'ca.insure.warn': {
    says: '苦情を出しても、裁判を起こせる期限は止まりません。その日を書いておいてください。',
  },
  'ca.insure.on-law': {
    says: 'オンタリオ州では、火災や財産の保険で裁判を起こせるのは、ほとんどの場合1年です。損害の後の小さなまちがいは、裁判所が許すことがあります。',
  },
  'ca.insure.bc-law': {
    says: 'ブリティッシュ・コロンビア州では、不当な条文は守らなくてよいことがあり、裁判所がまちがいを許すことがあります。裁判を起こせるのは、ほとんどの場合2年です。',
  },
  'ca.insure.ab-law': {
    says: 'アルバータ州では、保険会社を訴えられるのは、ほとんどの場合2年です。請求の後、会社はその期限を伝えなければなりません。',
  },
  'ca.insure.qc-law': {
    says: 'ケベック州では、保険会社は請求と書類を受け取ってから60日以内に払わなければなりません。裁判を起こせるのは3年です。',
  },
  'ca.insure.on-limit': {
    says: 'オンタリオ州で訴えるには、たいてい断られてから2年あります。火事や家の損害では、損害から1年のことがあります。',
  },
  'ca.insure.disability': {
    says: '裁判の前に、保険会社の中の不服申し立てをする必要はありません。正当な理由なく障害給付を止めたなら、裁判所は心の苦しみへのお金も認められます。',
  },
}
