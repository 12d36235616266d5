/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_JA: Words = {
  'fr.fine.want-fps': {
    says: '町が、公の駐車のお金（FPS）を求めています。刑罰の罰金ではありません。',
  },
  'fr.fine.who-fps': {
    says: '町か、町のために働く会社が、この駐車のお金を決めました。',
  },
  'fr.fine.reality-fps': {
    says: '2つの段階で争えます。まず町に、次に駐車の裁判所（tribunal du stationnement payant）にです。',
  },
  'fr.fine.deadline-fps': {
    says: '町に駐車のお金を争う（RAPO）ために1か月あります。',
    action: '町に争う（RAPO）',
    consequence: 'この最初の段階がなければ、駐車の裁判所は聞けません。',
  },
  'fr.fine.deadline-fps-pay': {
    says: '上がる前に払うために、3か月あります。',
    action: '駐車のお金を払う',
    consequence: 'その後、金額が上がり、国庫の役所が集めます。',
  },
  'fr.fine.step-contest-fps': {
    says: '知らせに書かれた所に、ネットか書留で争ってください。知らせ、車の書類、証拠をつけます。',
  },
  'fr.fine.right-fps-court': {
    says: '1か月答えがなければ、断られたことになります。その後、駐車の裁判所に行くために1か月あります。先に払う必要はありません。',
  },
}
