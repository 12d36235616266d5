/** The Japanese words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'be.ask.repairs': {
    says: '写真と期日を付けて、家主に書留を送ってください。何もなければ、治安判事（juge de paix）が工事や家賃の値下げを命じられます。地域の役所は無料で家を検査できます。自分だけの判断で、家賃を止めないでください。',
  },
}
