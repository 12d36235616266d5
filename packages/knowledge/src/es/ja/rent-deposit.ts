/** The Japanese words of Spain: deposits. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_JA: Words = {
  'es.deposit.want': {
    says: '家主が、敷金（fianza）をどうするかを知らせています。',
  },
  'es.deposit.right-month': {
    says: '鍵を返してから1か月以内に返すものです。その後は法定利息が付きます。',
  },
  'es.deposit.right-wear': {
    says: '普通の傷みは、あなたの費用ではありません。家主は、損害と修理の費用を示さなければなりません。',
  },
  'es.deposit.step-write': {
    says: '鍵の日、写真、口座番号を付けて、書面（burofax）で返すよう求めてください。',
  },
  'es.deposit.option-claim': {
    says: '先に書面で合意を試みます。次に、短い裁判（juicio verbal）で請求します。',
    title: '求めて、次に裁判で請求する',
    cost: '€2,000まで弁護士はいりません',
    time: '1か月、次に数か月',
    risk: '家主も損害を請求することがあります。',
    bestFor: '1か月が過ぎた、または損害の証明がないとき。',
  },
}
