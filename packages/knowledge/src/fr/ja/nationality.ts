/** The Japanese words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_JA: Words = {
  'fr.nationality.want': {
    says: '知事（préfet）が、国籍の申請を断るか、延ばしています（ajournement）。',
  },
  'fr.nationality.reality': {
    says: 'ajournementの期間が終われば、もう一度申請できます。フランスにいることは変わりません。',
  },
  'fr.nationality.deadline': {
    says: '大臣（Sous-direction de l’accès à la nationalité）に書くために、手紙から2か月あります。これがなければ、どの裁判所も聞きません。',
    action: '大臣に書留で書く',
    consequence: '決定が確定します。',
  },
  'fr.nationality.right-court': {
    says: '4か月答えがなければ、断られたことになります。その後、ナント（Nantes）の行政裁判所に行くために2か月あります。',
  },
  'fr.nationality.right-reasons': {
    says: '決定には理由がなければなりません。記録を求められます。',
  },
  'fr.nationality.step': {
    says: '理由の一つずつに証拠で答えてください。仕事、払った税、フランス語、家族です。写しだけを送ります。',
  },
  'fr.nationality.option': {
    says: 'La CimadeやGistiなど、外国人のための団体、または弁護士に相談します。',
    title: '先に相談する',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '不服を出すか、待つか迷うとき。',
  },
}
