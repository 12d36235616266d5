/** The Japanese words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'fr.limitation.telecom': {
    says: '電話とネットの請求書では、支払日から1年です。その後は、遅すぎると言えます。',
    from: '請求書の支払日',
    restartedBy: '借金を認める書面や裁判所の書類で、1年がまた始まることがあります。',
  },
  'fr.limitation.rent': {
    says: '住まいの家賃と共益費は、3年求められます。その後は、遅すぎると言えます。',
    from: 'それぞれの家賃の支払日',
    restartedBy: '借金を認める書面や裁判所の書類で、3年がまた始まることがあります。',
  },
  'fr.limitation.credit': {
    says: '消費者のローンでは、貸し手は、最初の未払いから2年以内に裁判所に行けます。裁判官は、あなたがいなくても、これを見られます。',
    from: '最後まで払われなかった、最初の未払い',
    restartedBy: 'この期限（forclusion）は厳しいです。終わる前の新しい計画は、始まりをずらします。',
  },
  'fr.limitation.consumer': {
    says: '品物やサービスを売った会社は、2年以内に裁判所に行けます。その後は、遅すぎると言えます（prescription）。',
    from: '請求書の支払日',
    restartedBy:
      '一部の支払い、借金を認める書面、裁判所の書類で、2年がまた始まることがあります。手紙や電話では始まりません。',
  },
  'fr.limitation.general': {
    says: '個人の間の借金と、ほかのほとんどの請求は、5年出せます。',
    from: 'その人が請求を知った日',
    restartedBy: '支払い、借金を認める書面、裁判所の書類で、5年がまた始まることがあります。',
  },
  'fr.limitation.energy': {
    says: 'エネルギーや水の会社は、請求書の支払日から2年以内に、あなたに対して裁判所に行けます。',
    from: '請求書の支払日',
    restartedBy: '一部の支払い、借金を認める書面、裁判所の書類で、2年がまた始まることがあります。',
  },
}
