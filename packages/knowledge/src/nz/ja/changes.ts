/** The Japanese words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_JA: Words = {
  'nz.news.pet-bond': {
    says: '2025年12月1日から、家主がペットを断れるのは正当な理由があるときだけです。ペットの敷金（pet bond）を求めることはできます。',
    was: '契約で、理由なしにペットを禁じられました。',
    is: '許可を求められます。pet bondは家賃の2週間分までで、ふつうの敷金（bond）に加わります。',
  },
  'nz.news.tenant-notice': {
    says: '2025年1月30日から、借り主は21日前に、家主はいくつかの理由では42日前に、解約を知らせます。',
    was: '借り主は28日前、家主はそのような理由では63日前でした。',
    is: 'あなたは21日前です。持ち主か家族が住むとき、または空き家で売るときは42日前です。',
  },
  'nz.news.minimum-wage': {
    says: '2026年4月1日から、大人の最低賃金は1時間$23.95です。',
    was: '1時間$23.50でした。',
    is: '$23.95です。働き始めの人と訓練中の人（starting out and training）は$19.16です。',
  },
  'nz.news.kiwisaver': {
    says: '2026年4月1日から、もっと少なくするよう求めていなければ、あなたと勤め先はそれぞれ3.5%をKiwiSaverに払います。',
    was: 'ふつうの率は3%でした。',
    is: 'ふつうの率は3.5%です。1年まで3%のままにするよう、Inland Revenueに求められます。',
  },
  'nz.news.contractor-gateway': {
    says: '2026年2月21日から、一部の請負の人（contractor）は、自分は従業員だったと言えなくなりました。',
    was: '裁判所は、実際にどう働いたかを見ました。',
    is: '条件（gateway test）に合う書面の契約がある人は、請負です。早く助言を受けてください。',
  },
}
