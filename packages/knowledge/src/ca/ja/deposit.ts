/** The Japanese words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_JA: Words = {
  'ca.deposit.want': {
    says: '家主は、あなたの敷金を返さないつもりです。それぞれの金額と理由を探してください。',
  },
  'ca.deposit.reality': {
    says: '傷や損害は、家主が証明しなければなりません。普通の古びは損害ではありません。',
  },
  'ca.deposit.bc': {
    says: 'ブリティッシュ・コロンビア州では、家主は15日の間に、敷金を返すか、返さないための申し立てをします。契約の終わりか、新しい住所を書面で受け取った日の、遅いほうから数えます。過ぎれば、2倍を請求できます。',
  },
  'ca.deposit.on': {
    says: 'オンタリオ州では、家主が預かれるのは、最後の月のための家賃の預け金（rent deposit）だけです。損害のための敷金は法律違反です。返すよう求めてください。',
  },
  'ca.deposit.qc': {
    says: 'ケベック州では、家主は敷金を求められません。住宅の審判所（Tribunal administratif du logement）で返還を求められます。',
  },
  'ca.deposit.right-proof': { says: '一覧、請求書、写真、入居と退去のときの記録を求められます。' },
  'ca.deposit.right-tribunal': {
    says: '州の住宅の役所か審判所は、敷金を返すよう命じられます。費用は少なく、弁護士は必要ありません。',
  },
  'ca.deposit.step': {
    says: '新しい住所を書面で伝え、納得しないと言い、決めた日までに敷金を返すよう求めてください。',
  },
  'ca.deposit.ab': {
    says: 'アルバータ州では、家主は10日以内に、敷金を返すか明細を送ります。入居と退去の2つの点検報告がなければ、損害の分を取れません。RTDRSが決めます。',
  },
}
