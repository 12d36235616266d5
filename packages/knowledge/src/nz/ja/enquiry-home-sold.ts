/** Questions of tenants whose home is sold, or whose fixed term ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_JA: Words = {
  'nz.ask.sale-notice': {
    says: '42日で足りるのは、無条件の売買契約があり、買主に空き家で渡す必要がある場合だけです。まだ売れていない、これから売りに出すだけなら90日が必要です。期間の定めのある契約は売却では終わりません。通知は書面で、42日の理由も必要です。売買の日を尋ねてください。間違いなら家賃を払って住み続け、Tenancy Tribunalへ(0800 836 262)。',
  },
  'nz.ask.fixed-term-sold': {
    says: 'いいえ。期間の定めのある契約は新しい所有者にも続きます。売却でも、42日や90日の通知でも終わりません。出ることに同意しない限り、最後の日まで住めます。家賃を払い続け、書面でそう伝えてください。早く出てほしいと言われたら、お金を求めてもかまいません。退去を命じられるのはTenancy Tribunalだけです。相談は0800 836 262。',
  },
  'nz.ask.fixed-term-ends': {
    says: '90日を超える期間の契約は、終わりの90日前から21日前までにどちらかが書面で知らせない限り、期間の定めのない契約(periodic)として続きます。理由は要りません。その通知がなければ住み続けられ、その後は90日、理由によっては42日の予告が必要です。住み続けたいと書面で頼んでください。正しい通知でも、退去させられるのはTenancy Tribunalだけです(0800 836 262)。',
    dependsOn: '書面の通知をいつ受け取ったか',
  },
}
