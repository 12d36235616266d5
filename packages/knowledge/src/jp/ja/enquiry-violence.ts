/** The Japanese words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_JA: Words = {
  'jp.ask.stalking': {
    says: '危ないときは110に電話してください。そうでなければ、今日#9110か警察署に相談してください。警察は警告でき、禁止命令も出せます。違反は犯罪です。メッセージ、時刻、写真を残し、会ったり返事をしたりしないでください。家族や職場に伝えます。警察は見回りや避難も助けます。',
  },
  'jp.ask.violence': {
    says: '危ないときは110に電話してください。#8008か、DV相談+（0120-279-889、無料）に相談できます。支援センターは安全な場所を用意できます。裁判所は接近の禁止や退去を命じられ、違反は犯罪です。写真と診断書を残してください。役所は住所を隠せます。子どもを連れて行けます。',
  },
}
