/** The Japanese words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_JA: Words = {
  'fr.dalo.want': {
    says: '住宅の権利の委員会(DALO)が、優先的に住まいを得られるかを答えています。',
  },
  'fr.dalo.right-criteria': {
    says: '住まいがない、判決で立ち退きが迫る、不衛生または子どもがいて狭すぎる家、待ち時間が異常に長い場合は優先されます。',
  },
  'fr.dalo.right-two-months': {
    says: '断られたら2か月以内に、委員会に再審査(recours gracieux)を求めるか、行政裁判所に訴えます。始めは弁護士は要りません。',
  },
  'fr.dalo.right-offer': {
    says: '認められると、知事はふつう3〜6か月で住まいを見つける義務があります。なければ裁判所が命じられます。申立ては4か月以内です。',
  },
  'fr.dalo.step': {
    says: '足りないものを送ります。社会住宅の申込番号と更新、断りの手紙、立ち退きや家の状態の書類です。ソーシャルワーカーが手伝えます。',
  },
}
