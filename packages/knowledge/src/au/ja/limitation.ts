/** The Japanese words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'au.limitation.contract': {
    says: 'ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。ノーザンテリトリー（Northern Territory）では3年です。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.nt': {
    says: 'ノーザンテリトリー（Northern Territory）では、ほとんどの借金は、訴えるまで3年です。',
    from: '借金を払うはずだった日',
    restartedBy:
      '3年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.nsw-ends': {
    says: 'ニューサウスウェールズ州（New South Wales）では、6年の後、借金そのものがなくなります。その後は、払うものがありません。',
  },
  'au.limitation.vic': {
    says: 'ビクトリア州（Victoria）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.qld': {
    says: 'クイーンズランド州（Queensland）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.wa': {
    says: '西オーストラリア州（Western Australia）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.sa': {
    says: '南オーストラリア州（South Australia）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.tas': {
    says: 'タスマニア州（Tasmania）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
  'au.limitation.act': {
    says: '首都特別地域（ACT）では、ほとんどの借金は、訴えるまで6年です。その後は、遅すぎると裁判所に言えます。',
    from: '借金を払うはずだった日',
    restartedBy:
      '6年が終わる前に、支払いか、借金があると署名した書面があると、期間が数え直しになることがあります。',
  },
}
