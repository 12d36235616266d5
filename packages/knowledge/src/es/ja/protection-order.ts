/** The Japanese words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_JA: Words = {
  'es.protection.want': {
    says: '捜査の間、ある人に相手へ近づかないよう、裁判官がただちに命じています(orden de protección)。',
  },
  'es.protection.right-obey': {
    says: '命じられた人は、相手が連絡や同意をしても正確に守る義務があります。違反は犯罪で、ふつう6か月から1年の懲役です。',
  },
  'es.protection.right-civil': {
    says: '住まい、子、お金も30日間決められます。その間に家事の訴えを起こさないと、その部分は終わります。',
  },
  'es.protection.right-appeal': {
    says: '弁護士は3日以内に同じ裁判官に変更(reforma)を、5日以内に控訴(apelación)を求められます。被害者には直ちに無料の援助があります。',
  },
  'es.protection.step': {
    says: '書類を持ち歩き、距離を書き留めてください。今日、016(被害者、無料、昼夜)か当番弁護士(turno de oficio)に電話します。',
  },
}
