/** The Japanese words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_JA: Words = {
  'au.air.want': {
    says: '航空会社が、遅れたか欠航した便について書いています。払うものはなく、お金をもらえるかもしれません。',
  },
  'au.air.reality': {
    says: '航空会社の規則が最後ではありません。消費者の法律がその上にあります。',
  },
  'au.air.right-service': {
    says: '飛行機は、注意して、公正な時間で飛ばなければなりません。航空会社のせいなら、返金と、予想できた損を求められます。',
  },
  'au.air.right-credit': {
    says: '航空会社が欠航にしたとき、次回に使えるクレジット（credit）しかくれない条件は、不公正なことがあります。そのときは、しばられません。',
  },
  'au.air.right-misled': { says: '航空会社は、返金の権利について、だましてはいけません。' },
  'au.air.right-abroad': {
    says: '国際便なら、遅れによる損を限度額まで求められます。訴えるまで2年あります。',
  },
  'au.air.step': {
    says: '航空会社に手紙を書いてください。便、会社が言った理由、どうしてほしいかを書きます。次に州の消費者の役所に行きます。',
  },
}
