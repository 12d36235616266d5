/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_JA: Words = {
  'ch.ask.violence-and-permit': {
    says: '危険なら117へ。許可のために留まる必要はありません。暴力のために結婚を離れた人は、3年未満でも、住む権利を保てます。医師、写真、警察、保護施設、被害者支援（Opferhilfe）の手紙など証拠を集めてください。まずそこ（opferhilfe-schweiz.ch）に電話を。無料で秘密が守られ、安全な場所と弁護士も得られます。移民局には相談してから行ってください。',
  },
}
