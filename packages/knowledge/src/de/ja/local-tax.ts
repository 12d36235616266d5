/** The Japanese words of the rows in ../local-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_JA: Words = {
  'de.local-tax.want': {
    says: '町か郡が、土地の税や犬の税など、自分の税を決めています。',
  },
  'de.local-tax.reality': {
    says: '異議を出しても、支払いは止まりません。期限内に払うか、同じ手紙で待つよう町に求めてください（Aussetzung der Vollziehung）。',
  },
  'de.local-tax.deadline': {
    says: '町に異議を出すために1か月あります。異議が認められないと、手数料がかかることがあります。',
    action: '町に異議（Widerspruch）を送る',
    consequence: '税が確定します。',
    service: '役所の手紙は、出してから4日目に届いたとみなされます',
  },
  'de.local-tax.right-base': {
    says: '土地の税の価値は、税務署（Finanzamt）の通知で決まります。価値がまちがいですか。町ではなく、税務署に異議を出してください。町はそれに従わなければなりません。',
  },
  'de.local-tax.right-day': {
    says: '1月1日に持っていた人が、売った後でも、その年の土地の税を全部払う義務があります。',
  },
  'de.local-tax.step': {
    says: '価値と率を、税務署の通知と比べてください。持ち主、住所、土地の番号を確かめます。',
  },
  'de.local-tax.option': {
    says: '「異議を出します」と、通知の番号を書きます。何がまちがいかも書きます。',
    title: '町に異議を出す',
    cost: '負けると手数料。',
    time: '1か月以内。',
    risk: 'ありません。',
    bestFor: '町がまちがえたとき。',
  },
}
