/** The Japanese words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_JA: Words = {
  'ie.jury.right-pay': {
    says: '会社は休みを認め、普段どおり給料を払います。裁判所に証明書を求めてください。',
  },
  'ie.jury.right-excuse': {
    says: '病気、子の世話、自営など正当な理由で免除を求められます。65歳以上など、申し出るだけでよい人もいます。',
  },
  'ie.jury.right-who': {
    says: 'アイルランド市民でない人や法律の仕事の人などはなれません。当てはまれば裁判所に伝えてください。',
  },
  'ie.jury.warn': { says: '連絡なしに休まないでください。正当な理由がないと最大€500の罰金です。' },
  'ie.jury.step': { says: '同封の用紙を送り返し、会社に日を伝えます。' },
}
