/** A summons about means: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_JA: Words = {
  'ie.means.wants': {
    says: 'この借金について判決が出ています。裁判所は収入と財産を尋ね、分割払いを命じることがあります。',
  },
  'ie.means.right-afford': {
    says: '裁判官は分割を命じる前に支払う力を調べます。資力の申告書（statement of means）を期日の1週間前までに送り、当日は出席してください。',
  },
  'ie.means.right-vary': {
    says: '後で収入が変わったら、分割額を下げるようDistrict Courtに求められます。',
  },
  'ie.means.right-no-jail': {
    says: 'お金がないことで刑務所に入ることはありません。払えるのに払わなかったと裁判官が確信しなければならず、法律扶助も受けられます。',
  },
}
