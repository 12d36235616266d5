/** The days to answer a claim, by state: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_JA: Words = {
  'au.claim.nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、反論（defence）を出すまで、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に反論を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.vic': {
    says: 'ビクトリア州（Victoria）では、反論の届け（notice of defence）を出すまで、送達（service）から21日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に反論の届け（notice of defence）を出す',
    consequence: 'あなたの話を聞かずに、命令が出ることがあります。',
  },
  'au.claim.qld': {
    says: 'クイーンズランド州（Queensland）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '争うという届け（notice of intention to defend）を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.wa': {
    says: '西オーストラリア州（Western Australia）では、送達（service）から14日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.sa': {
    says: '南オーストラリア州（South Australia）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.tas': {
    says: 'タスマニア州（Tasmania）では、送達（service）から21日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
  'au.claim.act': {
    says: '首都特別地域（ACT）では、送達（service）から28日あります。ここでは安全のため、書類の日付から数えます。',
    action: '裁判所に返事を出す',
    consequence: 'あなたの話を聞かずに、欠席判決（default judgment）が出ることがあります。',
  },
}
