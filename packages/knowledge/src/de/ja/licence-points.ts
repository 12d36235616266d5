/** The Japanese words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_JA: Words = {
  'de.points.want': {
    says: '免許の役所が、運転の登録簿（Fahreignungsregister）のあなたの点数について書いています。',
  },
  'de.points.reality': {
    says: '4点か5点で注意、6点か7点で警告が来ます。8点で免許を取り上げられます。',
  },
  'de.points.right-seminar': {
    says: '5点以下なら、講習で1点減ります。5年に1回です。2週間以内に証明の紙を出してください。6点では減りません。',
  },
  'de.points.right-steps': {
    says: '役所は段階を一つずつ進めなければなりません。段階がぬけましたか。それなら、点数は5点か7点に下がります。',
  },
  'de.points.right-delete': {
    says: '点数は、行いの重さにより、2年半、5年、10年で消えます。',
  },
  'de.points.right-no-stop': {
    says: '8点では、異議を出しても免許の取上げは止まらず、運転してはいけません。裁判所は停止を認められます。新しい免許は、早くても6か月後です。',
  },
  'de.points.step': {
    says: '自分の記録をKBAに求めてください。無料です。行いごとに、日と、もう消えるほど古いかを比べます。',
  },
  'de.points.option': {
    says: 'まだ5点以下のうちに、今、講習を申し込みます。',
    title: '講習を受ける',
    cost: '数百ユーロ。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '1点から5点のとき。',
  },
  'de.public.fine-right-list': {
    says: '交通の過料は、ドイツ全国共通の一覧に載っています。その金額は、普通の状況での不注意を前提とします。比べてみてください。それより高ければ、役所は理由を示さなければなりません。',
  },
}
