/** The Japanese words of the rows in ../modernisation-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_JA: Words = {
  'de.works.want': {
    says: '大家が家の工事を計画し、工事の人を入れるよう求めています。',
  },
  'de.works.reality': {
    says: '今は、高い家賃を払いません。それには、工事の後に別の手紙が必要で、上限があります。',
  },
  'de.works.deadline': {
    says: '手紙が届いた次の月の終わりまで、苦しさを伝えるか、賃貸を早く終わらせられます。ここに示す日は、安全な日です。',
    action: '工事、病気、お金の苦しさを、文字で大家に伝える',
    consequence: '苦しさは、ほとんどの場合、もう聞いてもらえません。',
  },
  'de.works.right-three-months': {
    says: '知らせは、始まる3か月前に来なければなりません。種類、始まり、長さ、見こまれる家賃の値上げを書かなければなりません。',
  },
  'de.works.right-leave': {
    says: '賃貸を早く終わらせられます。来月の終わりまでに伝えると、その1か月後に終わります。',
  },
  'de.works.right-reduce': {
    says: '騒音やよごれで、法律により家賃が低くなることがあります。省エネの工事では、大家は3か月それを免れます。掃除など、あなたの費用は返されます。',
  },
  'de.works.step': {
    says: '工事、病気、新しい家賃が重すぎるなら、期限内に書いてください。収入と健康の証明をつけます。',
  },
  'de.works.option': {
    says: '書面で苦しさを伝えます。借家人の会が助けます。',
    title: '苦しさを伝える',
    cost: '無料。',
    time: '来月の終わりまで。',
    risk: 'ありません。',
    bestFor: '少ない収入、高い年齢、病気のとき。',
  },
}
