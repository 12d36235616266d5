/** The Japanese words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_JA: Words = {
  'au.news.pay-later': {
    says: '2025年6月10日から、後払い（buy now pay later）は法律の上で信用取引です。会社は免許を持ち、AFCAに加わらなければなりません。',
    was: '後払いは、信用の法律の外でした。',
    is: '会社は免許が必要で、あなたが払える額を確かめ、支払いの苦しさ（hardship）も考えなければなりません。',
  },
  'au.news.wage-theft': {
    says: '2025年1月1日から、わざと賃金を少なく払うことは犯罪です。',
    was: '少なく払っても、民事の罰金だけでした。',
    is: 'わざと少なく払う雇い主は、罪に問われることがあります。Fair Work Ombudsmanが無料で調べます。',
  },
  'au.news.right-to-disconnect': {
    says: '小さい会社で働く人も、勤務時間の外の連絡に答えなくてよくなりました。それが不合理な場合は別です。',
    was: 'この権利は、2024年8月26日に、15人以上の会社で始まりました。',
    is: '2025年8月26日から、小さい会社にも当てはまります。',
  },
  'au.news.payday-super': {
    says: '2026年7月1日から、退職年金（super）は、給料日から7営業日以内に基金に届かなければなりません。',
    was: '雇い主は、退職年金（super）を3か月ごとに払っていました。',
    is: '退職年金（super）は、給料ごとに払われます。遅れは税務署（ATO）に知らせられます。',
  },
  'au.news.nsw-rent-once': {
    says: 'ニューサウスウェールズ州（New South Wales）では、どの契約でも、家賃を上げられるのは12か月に1回だけです。',
    was: '2年より短い期間の契約には、この制限がありませんでした。',
    is: '2024年10月31日から、更新のときも含めて、全員に制限が当てはまります。',
  },
  'au.news.vic-rent-notice': {
    says: 'ビクトリア州（Victoria）では、家賃の値上げに90日の予告が必要になりました。',
    was: '予告は60日でした。',
    is: '2025年11月25日から90日です。値上げが公正か、Consumer Affairs Victoriaが調べられます。',
  },
}
