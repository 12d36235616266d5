/** The Japanese words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_JA: Words = {
  'au.rates.want': {
    says: '役所（council）が、家や土地の年または四半期の税（rates）を求めています。',
  },
  'au.rates.right-plan': {
    says: '支払い計画か、支払いが苦しい人の支援（hardship）を役所（council）に求めてください。年金の人は、たいてい割引（rebate）を受けられます。',
  },
  'au.rates.step-call': {
    says: '期日の前に役所（council）に電話してください。苦しい人のための方針（hardship policy）と、加わる利息を聞きます。',
  },
  'au.rates.nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、役所（council）が分けて払うことを認め、苦しい人（hardship）の利息をなくすことができます。',
  },
  'au.rates.vic': {
    says: 'ビクトリア州（Victoria）では、苦しさ（hardship）を理由に、税（rates）の延期や免除を役所（council）に頼めます。',
  },
  'au.rates.qld': {
    says: 'クイーンズランド州（Queensland）では、支払いが苦しい（hardship）なら、役所（council）が割引（concession）をしたり、税（rates）の分割払いを認めたりできます。',
  },
}
