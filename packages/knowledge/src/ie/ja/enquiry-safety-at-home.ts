/** Questions about safety at home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'ie.ask.violent-partner': {
    says: '危険なら今すぐ999か112へ電話してください。District Courtは相手を家から出す命令（barring order）や近づかない命令（safety order）を、必要ならその日に出せます。申し立ては無料です。Women’s Aid 1800 341 900やMen’s Aidが夜も助けます。',
  },
  'ie.ask.tusla': {
    says: '協力しつつ、すぐに弁護士を頼んでください。Legal Aid Boardはこうした親を優先して助けます。助言の前に、子の保護について署名しないでください。子を連れて行けるのは、あなたの同意、裁判所、緊急時の警察だけです。面談と期日には必ず行きます。',
  },
}
