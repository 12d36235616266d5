/** The Japanese words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const ACTS_BY_STATE_JA: Words = {
  ...stateWords('fair-trade', {
    'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      '取引でだまされたら、ほとんどの場合、損の分を求めて会社を訴えることができます。まず会社に手紙を書き、州の司法長官（Attorney General）にも苦情を出してください',
  }),
  ...stateWords('car-taken', {
    'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY':
      '車を取れるのは、平穏にできるときだけです。売る前に知らせなければならず、それまでは買い戻せます',
    'IA KS':
      '車を取る前に、たいてい知らせと、遅れた分を払うための20日が必要です。取れるのは平穏にできるときだけで、売られるまでは買い戻せます',
    CT: '車を取れるのは、平穏にできるときだけです。10日前の知らせがなかったなら、遅れた分と費用を払えば15日間は取り戻せます',
    RI: '車を取られる前に、遅れた分を払う21日が必要で、そのために敷地に入ることはできません。少なくとも20日間は取り戻せます',
    SC: '車を取られる前に、一度は通知と、遅れた分を払う20日が必要です',
    WI: '車を取られる15日前に通知が必要です。その間に書面で審理を求めれば、先に裁判官が決めなければなりません',
    WV: '車を取られる前に、ほとんどの場合、通知と、遅れた分を払う10日が必要です',
  }),
  ...stateWords('claim-rules', {
    'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      '州の法律は、不公正な遅れと、よい理由のない拒否を禁じています。理由を書面で求め、州の保険局に苦情を出してください',
  }),
  ...stateWords('fair-work', {
    'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      '州の法律は、人種、性別、宗教、障害などを理由とする解雇を禁じています。動ける時間は短いです。今すぐ州か弁護士に聞いてください',
  }),
  ...stateWords('collection-act', {
    'CT DC HI IA NH OR SC VT WV':
      '州の法律も、いやがらせとうそを禁じています。ほとんどの場合、最初の貸し手にもあてはまります',
    'AR ID ME NE NV NM ND RI TN WY':
      '取立て会社に州の許可か登録が必要で、できることは州の法律で限られています',
    LA: '貸し手は、たいていあなたの借金のことをほかの人に話せません。書留の郵便（certified mail）でやめるよう求めれば、手紙は月に1回、ほかの連絡は4回までです',
  }),
  ...stateWords('collection-act-case', {
    'CT DC HI IA NH OR SC VT WV':
      '州の法律も、いやがらせとうそを禁じています。ほとんどの場合、最初の貸し手にもあてはまります',
    'AR ID ME NE NV NM ND RI TN WY':
      '取立て会社に州の許可か登録が必要で、できることは州の法律で限られています',
    LA: '貸し手は、たいていあなたの借金のことをほかの人に話せません。書留の郵便（certified mail）でやめるよう求めれば、手紙は月に1回、ほかの連絡は4回までです',
  }),
  ...stateWords('old-record', {
    'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY':
      '古い、または軽い有罪や、取り下げられた事件の多くは、数年後に消したり非公開にしたりできます',
    'HI NE SD WI':
      '古い記録を消したり非公開にしたりする法律は狭いです。どれにあてはまるかを法律扶助（legal aid）に聞いてください',
  }),
  ...stateWords('safe-pay', {
    'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY':
      '普通の借金で取れるのは、給料の一部だけです。守られる分を書面で求めてください',
  }),
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AK: '解雇されたら、最後の給料は3労働日以内に払われます',
    'AR IA KS ME ND OK RI SD WV WY': '最後の給料は次の給料日に払われます',
    HI: '解雇されたら、最後の給料はすぐに、または次の労働日に払われます',
    ID: '最後の給料は、次の給料日か10労働日以内の、早いほうに払われます',
    KY: '最後の給料は、次の給料日か14日以内の、遅いほうに払われます',
    LA: '最後の給料は、次の給料日か15日以内の、早いほうに払われます',
    MT: '解雇されたら、最後の給料はすぐに払われます。会社の書面の決まりがあれば次の給料日です',
    NE: '最後の給料は次の給料日か2週間以内の、早い方に払われます',
    NH: '解雇されたら、最後の給料は72時間以内に払われます。仕事がないための一時解雇（layoff）なら次の給料日です',
    NM: '解雇されたら、最後の給料は5日以内に払われます。出来高や歩合なら10日以内です',
  }),
  ...stateWords('young-driver', {
    'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV':
      '18歳までは免許が段階に分かれています。違反切符で停止になったり、次の段階が遅れたりします。答える前に、講習や軽い違反への変更を裁判所に聞いてください',
    ND: '18歳になる前に6点以上になると免許がなくなり、仮免許からやり直しです。答える前に、講習や軽い違反への変更を裁判所に聞いてください',
  }),
  ...stateWords('set-aside', {
    'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY':
      'よい理由があれば、判決の取消しを裁判所に求められます。すぐに求めてください。期間は短く、ほとんどの場合、言い分を示す必要があります',
  }),
  ...stateWords('job-record', {
    'CO CT HI MN NM OR RI VT':
      'ほとんどの雇い主は、最初の用紙で犯罪の記録を聞けません。聞かれたら、州に苦情を出してください',
  }),
}
