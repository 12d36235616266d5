/** The Japanese words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_JA: Words = {
  'es.ask.residence-refused': {
    says: '1か月以内に見直し（recurso de reposición）を求めるか、2か月以内に裁判所へ行きます。それだけでは滞在は認められません。今、無料の弁護士に会いましょう。',
  },
  'es.ask.expulsion': {
    says: '今日、無料の弁護士に会いましょう。速い手続きでは48時間です。命令には2か月以内に裁判所へ行け、裁判官は止められます。',
  },
  'es.ask.nationality-refused': {
    says: '断られたら、1か月以内に見直しを求めるか、2か月以内にAudiencia Nacionalへ行けます。1年返事がなければ、断りと同じです。',
  },
}
