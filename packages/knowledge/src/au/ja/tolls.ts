/** Unpaid tolls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_JA: Words = {
  'au.toll.right-first': {
    says: '払っていない通行料は、有料道路の会社の通知と手数料から始まります。州の罰金は、その後でだけ来ます。',
  },
  'au.toll.right-ombudsman': {
    says: '苦しい人の支援（hardship）と、手数料をなくすことを、有料道路の会社に求めてください。払う額について、だましてはいけません。',
  },
  'au.toll.vic-nomination': {
    says: 'ビクトリア州（Victoria）では、持ち主は、運転した人の名前を言うか、車を売った、または盗まれたことを示せます。',
  },
}
