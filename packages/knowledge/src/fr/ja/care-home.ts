/** The Japanese words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_JA: Words = {
  'fr.care-home.want': {
    says: '介護施設が、新しい料金を知らせています。',
  },
  'fr.care-home.right-cap': {
    says: 'もう入っている人の料金は、年に1回だけ、国が毎年1月に決める率の中でだけ上げられます。福祉の援助の場所がある施設は、県に従います。',
  },
  'fr.care-home.right-rate': {
    says: '2026年のその率は0.86%です。2027年はどの率を使うか聞いてください。',
  },
  'fr.care-home.step': {
    says: '率と契約の条項を、書面で求めてください。入居者の会議（conseil de la vie sociale）に知らせます。もっと高い値上げは、SignalConsoに届けます。',
  },
  'fr.care-home.option': {
    says: '値上げを争い、それから施設の無料の調停人に行きます。',
    title: '値上げを争う',
    cost: '無料。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '率を超えているとき。',
  },
}
