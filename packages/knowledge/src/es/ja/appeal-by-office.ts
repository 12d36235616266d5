/** 市町村と社会保険への不服：スペインの行の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_JA: Words = {
  'es.tax.right-town': {
    says: '町の税には、1か月以内に、町に見直し（recurso de reposición）を求められます。独自の税の審判所があるのは大きな市だけです。',
  },
  'es.town.deadline-review': {
    says: '受け取った次の日から1か月以内に、町に見直しを求められます。ここではその日付から数えます。',
    action: '町に見直し（recurso de reposición）を求める',
    consequence: '決定が確定します。',
  },
  'es.town.option-review': {
    title: '町に見直しを求める',
    says: '町に、どこがまちがっているかを書きます（recurso de reposición）。断られるか、1か月返事がなければ、裁判所に行けます。',
    cost: '無料。',
    time: '出すまで1か月。',
    risk: '止められない限り、払う必要があります。',
    bestFor: '額か理由がまちがっているとき。',
  },
  'es.contributions.deadline-appeal': {
    says: '受け取った次の日から1か月です。ここではその日付から数えます。',
    action: '社会保険に不服を申し立てる（recurso de alzada）',
    consequence: '決定が確定します。',
  },
  'es.contributions.option-appeal': {
    title: '社会保険に不服を申し立てる',
    says: '送ってきた役所に書きます（recurso de alzada）。税の審判所には行きません。',
    cost: '無料。',
    time: '出すまで1か月。',
    risk: '担保を出さない限り、払う必要があります。',
    bestFor: '額か理由がまちがっているとき。',
  },
}
