/** Questions about a seizure of wages that leaves too little: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_JA: Words = {
  'ch.ask.wage-count': {
    says: '計算は確定ではありません。受け取ってから10日以内に監督官庁（Aufsichtsbehörde）に無料で不服を申し立てられます。事情が変われば、証拠を示していつでも再計算を求められます。基本額、家賃、実際に払っている保険料、仕事に必要な費用（外食、バスや電車がない場合の車）は数えられます。現在の税金は多くの場合数えられません。税務署に分割か免除（Erlass）を頼んでください。',
  },
}
