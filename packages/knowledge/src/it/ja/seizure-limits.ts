/** What of pay, pensions, accounts, goods and homes may not be taken: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_JA: Words = {
  'it.enforce.pension-safe': {
    says: '2026年は、月€1,092.48までの年金は取れません。残りの5分の1だけを取れます。',
  },
  'it.enforce.account-safe': {
    says: 'もう口座にある給料や年金は、2026年は€1,638.72まで守られます。',
  },
  'it.enforce.right-fifth': {
    says: '普通の借金で給料から取れるのは、最高5分の1です。いくつかの差し押さえを合わせても、半分を超えられません。',
  },
  'it.enforce.right-tax-tenth': {
    says: '税の徴収機関が取れるのは、€2,500までの給料の10分の1、€5,000まで7分の1、それより上は5分の1です。',
  },
  'it.enforce.right-goods': {
    says: 'ベッド、机、冷蔵庫、コンロ、洗濯機、服、結婚指輪は取れません。',
  },
  'it.enforce.right-only-home': {
    says: '税の徴収機関は、あなたが住むただ1つの家を売れません。豪華な家は別です。',
  },
  'it.enforce.step-limits': {
    says: '限りを確かめてください。給料の5分の1、年金の守られる部分、口座の守られる部分です。まちがいがあれば伝えます。',
  },
  'it.enforce.right-stay-home': {
    says: '差し押さえられた家でも、大切に扱い下見を認めれば、売れて裁判官が移転を命じるまで家族と住めます。',
  },
}
