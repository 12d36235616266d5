/** The Japanese words of Italy: limitation. */
import type { Words } from '@plainletter/contracts/rule'

const PAYMENT_OR_DEMAND =
  '支払い、あなたが認めること、裁判、または届いた書面の請求で、期間は数え直しになります。'

export const LIMITATION_JA: Words = {
  'it.limit.ten': {
    says: 'ローンとほとんどの借金は、10年で古すぎるものになります。自分でそう言う必要があります。裁判官は、代わりに言ってくれません。',
    from: '借金の支払いの期限の日（分割のローンなら、ほとんどの場合、最後の回）',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'it.limit.five': {
    says: '家賃、電話代、管理費など、毎年かもっと多く払うものは、5年で古すぎるものになります。',
    from: 'それぞれの支払いの期限の日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'it.limit.two': {
    says: '電気、ガス、水道の請求書は、2年で古すぎるものになります。',
    from: '請求書の支払いの期限の日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'it.limit.judgment': {
    says: '確定した判決か命令のある借金は、10年続きます。',
    from: '確定した日',
    restartedBy: '警告（precetto）、差し押さえ、または書面の請求で、10年は数え直しになります。',
  },
  'it.limit.fines': {
    says: '交通の罰金と、それを取り立てる請求は、5年で古すぎるものになります。',
    from: '違反の日、その後は書類が送達されるたびの日',
    restartedBy: '書類が送達されるたびに、5年は数え直しになります。',
  },
  'it.limit.insurance': {
    says: '保険の請求は2年、生命保険は10年で古すぎるものになります。',
    from: '出来事の日',
    restartedBy: '保険会社への書面の請求で、期間は数え直しになります。',
  },
  'it.limit.wages': {
    says: '未払いの賃金とTFR（退職金）は、5年間請求できます。ほとんどの場合、仕事の終わりから数えます。',
    from: 'ほとんどの場合、仕事の終わり',
    restartedBy: '書面の請求か労働局の手続きで、期間は数え直しになります。',
  },
}
