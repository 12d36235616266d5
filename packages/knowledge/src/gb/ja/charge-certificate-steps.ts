/** The Japanese words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_JA: Words = {
  'gb.pcn.step-certificate': {
    says: '前の通知が届いていないなら、なぜかをすぐ役所に聞いてください。そうでなければ、裁判所の費用を防ぐため、14日以内に払います。',
  },
  'gb.pcn.step-witness': {
    says: '用紙TE9かPE3の理由のどれかが本当ですか。本当なら、21日以内にTraffic Enforcement Centreに送ってください。',
  },
  'gb.pcn.step-witness-pay': {
    says: '本当の理由がなければ、令状（warrant）が執行官（bailiff）に行く前に、払うか、役所に分割払いを頼んでください。',
  },
  'gb.pcn.step-certificate-plan': {
    says: '全部払えないなら、今、役所に手紙を書いて時間を頼んでください。理由を書きます。',
  },
  'gb.pcn.step-certificate-watch': {
    says: '回収命令（order for recovery）に注意してください。手続きの問題を書ける用紙がついていて、送る期限は21日です。',
  },
  'gb.pcn.step-certificate-address': {
    says: '次の手紙が届くように、役所とDVLAに今の住所があるか確かめてください。',
  },
  'gb.pcn.step-witness-late': {
    says: '21日が過ぎたなら、用紙TE9といっしょにTE7を送り、遅れた理由を書いてください。',
  },
  'gb.pcn.step-witness-advice': {
    says: 'National Debtlineの0808 808 4000に電話してください。用紙や分割払いを無料で手伝ってくれます。',
  },
}
