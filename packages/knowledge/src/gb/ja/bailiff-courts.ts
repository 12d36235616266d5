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
  'gb.bailiff.county-who': {
    says: 'County Court bailiff（裁判所の執行官）は、民間の会社ではなく裁判所の職員です。確かめるには、自分で調べた番号で裁判所に電話してください。',
  },
  'gb.bailiff.county-reality': {
    says: '深刻ですが、裁判所はまだ分割払いを認めることができます。',
  },
  'gb.bailiff.county-step-suspend': {
    says: '裁判所に warrant の停止を求めてください。様式 N245 に家計と続けられる支払額を書いて送ります。手数料が重いときは、様式 EX160 で援助を求めてください。',
  },
  'gb.bailiff.county-step-call': {
    says: '手紙にある bailiff office に電話してください。様式 N245 を送ったと伝え、裁判所が決めるまで待つよう頼んでください。',
  },
  'gb.bailiff.county-option-suspend': {
    title: '裁判所に warrant の停止を求める',
    cost: '裁判所の手数料。収入が少なければ減額か無料',
    time: '通知の日より前、または今日',
    risk: '支払いが遅れると warrant が再び動きます。',
    bestFor: '支払う義務はあるが、一度に払えないとき。',
    says: '様式 N245 で毎月の額を申し出てください。相手が断れば、裁判所が適正な額を決めます。',
  },
}
