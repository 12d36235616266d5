/** 執行官の手紙の後に裁判所ができること：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_JA: Words = {
  'gb.bailiff.right-writ-stay': {
    says: '一度に払えないときは、令状（writ）の停止を裁判所に求められます。書式N244を家計表と一緒に出してください。',
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'High Courtのwritを執行できるのは、規則で認められた執行官だけです。名前を尋ねて確かめてください。',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'county courtは令状（warrant）を止め、分割払いを認められます。執行官が来る前に書式N245で求めてください。',
  },
  'gb.bailiff.right-set-aside': {
    says: '裁判の書類が届いていない、または本当の言い分があるなら、判決の取消しを求められます。執行官（bailiff）の停止も頼んでください。',
  },
  'gb.bailiff.right-fine-terms': {
    says: '罰金担当官（fines officer）に、期限の延長や分割を頼めます。合意できなければ、審理を求められます。',
  },
  'gb.bailiff.right-fine-means': {
    says: '裁判所は罰金の支払いに期間を与え、収入が変われば支払い方を変えられます。',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'summary warrantは審理なしで出ます。義務がない、または支払い済みなら、すぐ自治体に書面で取下げを求めてください。',
  },
}
