/** The Japanese words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_JA: Words = {
  'us.exit.right-warn': {
    says: '大量解雇や閉鎖のとき、100人以上の会社はほとんどの場合60日前に知らせる義務があります。短すぎれば、足りない日数分の賃金を求められることがあります。',
  },
  'us.exit.right-cobra': {
    says: '20人以上の会社なら、ほとんどの場合、自分の費用で健康保険を18か月続けられます。選ぶ期間は60日です。',
  },
  'us.exit.right-charge': {
    says: '権利放棄（release）の書面があっても、EEOCへの申立て（charge）は止められません。期限は180日、多くの州では300日です。',
  },
}
