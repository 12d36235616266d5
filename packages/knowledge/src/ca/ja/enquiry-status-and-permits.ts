/** The Japanese words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_JA: Words = {
  'ca.fact.permit-expired': {
    says: '今すぐ就労や就学をやめてください。続けると悪くなります。資格を失った日から90日以内なら、手数料と正直な説明を添えて資格の回復（restoration）を申請できます。まず期限前に延長が出ていたか確かめましょう。出ていればたいてい資格は続きます。公認の相談員か弁護士へ。',
  },
  'ca.fact.extension-filed': {
    says: '期限前に延長を申請していれば、決定まで滞在でき、たいてい同じ条件で就労や就学を続けられます。受領書と古い許可証を雇い主に見せてください。カナダを出ると就労の権利が終わることがあります。拒まれたらやめて、90日以内に回復を申請できます。',
  },
  'ca.fact.pr-card-expired': {
    says: 'カードが切れても資格は失いません。永住者のままで働けます。今すぐ更新してください。カードなしで飛行機で戻るには永住者渡航書類が必要です。過去5年に730日以上カナダにいたか確かめ、足りなければ申請や渡航の前に相談を。',
  },
  'ca.fact.closed-permit-abuse': {
    says: '弱い立場の労働者のためのオープン就労許可を申請できます。無料で、別の雇い主の下で働けます。虐待や未払いの証拠（メッセージ、写真、給与明細）を送ってください。雇い主にあなたを国外退去させる力はありません。賃金は労働局にも申告を。同じ規則に守られています。',
  },
}
