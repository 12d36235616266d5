/** The Japanese words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_JA: Words = {
  'es.ask.police-phone': {
    says: '警察が携帯電話の中を見るには、あなたの同意か裁判官の命令が必要です。急ぐ場合だけ先に見ることができ、24時間以内に裁判官に知らせなければなりません。暗証番号を言う必要はありません。落ち着いて同意しないと言い、弁護士を求めてください。',
  },
}
