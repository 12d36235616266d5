/** Questions about rent, arrears, fees and benefits in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'イングランドの民間の家主が家賃を上げられるのは、年に1回、用紙Form 4Aで、2か月前の通知をしたときです。始まる日の前に、審判所（tribunal）に頼めます。求められた額より高くは決められません。',
    dependsOn: '正しい用紙と通知だったか',
  },
  'gb.ask-housing.arrears': {
    says: '今日家主に電話し、家賃と少しの追加を提案してください。給付金を調べ、無料の借金の相談を受けます。主な滞納の理由では、3か月分の滞納、4週間前の通知、裁判所が必要です。',
  },
  'gb.ask-housing.fees': {
    says: 'イングランドでは、ほとんどの手数料が禁止です。認められるのは、家賃、上限のある敷金、家賃1週分までの予約金（holding deposit）、あなたの不履行による少しの費用です。ほかは返すよう求められます。',
    dependsOn: '何の手数料か',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'イングランドの新しい民間の賃貸では、前払いは家賃1か月分までです。広告より高い額を出すよう誘ってはいけません。',
  },
  'gb.ask-housing.no-benefits': {
    says: 'イングランドの民間の家主や不動産会社は、給付金や子どもを理由に断ってはいけません。広告やメッセージを残し、役所（council）に伝えてください。',
  },
}
