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
    says: 'イングランドでは、大家や仲介業者は契約の署名前に家賃を求めることも受け取ることもできません。署名後でも、入居前に求められるのは1か月分までです。広告を超える家賃の競り上げや、給付や子どもを理由に断ることも禁止です。借金はしないで、1か月分と上限のある保証金、必要なら保証人を書面で申し出てください。メッセージを保存し、罰金を科せる市（council）に知らせます。',
  },
  'gb.ask-housing.no-benefits': {
    says: 'イングランドの民間の家主や不動産会社は、給付金や子どもを理由に断ってはいけません。広告やメッセージを残し、役所（council）に伝えてください。',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'イングランドでは2026年5月1日から、募集広告に一つの家賃額を示さなければなりません。大家や仲介業者は、それを超える申し出を求めたり、促したり、受けたりできません。誰かが自分から多く払うと言っても同じです。広告の家賃で、書面で申し込んでください。広告とメッセージを保存し、市（council）に通報します。最高7,000ポンドの制裁金があります。',
  },
}
