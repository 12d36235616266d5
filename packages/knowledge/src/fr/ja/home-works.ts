/** The Japanese words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_JA: Words = {
  'fr.works.want': {
    says: '大家が、家の中の工事を計画し、入りたいと言っています。',
  },
  'fr.works.reality': {
    says: '必要な工事は、させなければなりません。でも、知らせ、日、お金を返すことには決まりがあります。',
  },
  'fr.works.right-notice': {
    says: '先に、何を、どう、いつするか、書面で知らせなければなりません。あなたの同意なしに、土曜日、日曜日、祝日の工事はできません。',
  },
  'fr.works.right-less': {
    says: '工事が21日より長く続けば、その期間と場所の分、家賃が下がります。家に住めなければ、契約を終わらせられます。',
  },
  'fr.works.right-judge': {
    says: '行きすぎた工事は、裁判官が止められます。',
  },
  'fr.works.step': {
    says: '計画と日付を、書面で求めてください。前と後に写真をとります。22日目から、家賃を下げるよう求めます。',
  },
}
