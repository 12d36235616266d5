/** The Japanese words of Ireland: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'ie.rise.want': {
    says: '家主が家賃を見直し、値上げを求めています。',
  },
  'ie.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'ie.rise.reality': {
    says: '値上げは、正しい通知、期限、上限を守らないと効力がありません。無料で確かめてもらえます。',
  },
  'ie.rise.not-yet': {
    says: '新しい家賃を払うのは、通知から90日たった後です。',
  },
  'ie.rise.right-ninety': {
    says: 'Residential Tenancies Board（RTB）の用紙で、90日前に書面の通知が必要です。',
  },
  'ie.rise.right-cap': {
    says: '2025年6月20日から、家賃の規制は全国に当てはまります。上限は、ほとんどの場合、年2%以下です。',
  },
  'ie.rise.right-dispute': {
    says: '新しい家賃が始まる前か、通知から28日以内のうち遅いほうまでに、RTBに申し立てられます。',
  },
  'ie.rise.step-calculator': {
    says: 'RTBの計算ツールで、合法な一番高い家賃を計算してください。',
  },
  'ie.rise.step-compare': {
    says: '日付、90日、用紙、通知に書くべき似た3つの家を確かめてください。',
  },
  'ie.rise.option-dispute': {
    title: 'RTBで争う',
    says: 'オンラインでRTBに争いを申し立て、前の家賃を払い続けます。',
    cost: '無料か、少しの手数料',
    time: '新しい家賃が始まる前',
    risk: 'ありません。家に住み続けられます。',
    bestFor: '値上げが上限を超える、または通知に欠けたところがあるとき。',
  },
  'ie.rise.option-accept': {
    title: '受け入れる',
    says: '合法なら、示された日から新しい家賃を払います。',
    cost: '上がった家賃',
    time: '通知にある日から',
    risk: '合法なら、ありません。',
    bestFor: '確かめて、正しかったとき。',
  },
}
