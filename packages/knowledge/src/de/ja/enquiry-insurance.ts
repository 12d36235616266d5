/** Questions about insurers, the health fund and bad treatment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'de.ask-buy.insurance-no': {
    says: '条項と理由を書面で求め、証拠を送ってください。その後、保険の苦情係（Ombudsmann）が無料で決めます。',
  },
  'de.ask-buy.health-insurer': {
    says: '1か月以内に異議（Widerspruch）を出してください。医学の報告書を求めます。社会裁判所は無料です。',
  },
  'de.ask-buy.medical-fault': {
    says: '記録のコピーを求めてください。あなたの権利です。まず直してもらいます。健康保険は鑑定で無料で助け、医師会のSchlichtungsstelleも無料で調べます。痛みや費用のお金を、たいてい3年間求められます。払う前や署名の前に弁護士に相談を。',
  },
  'de.ask-debt.health-fund-dues': {
    says: '保険の資格は続きます。家族も同じです。2か月分の滞納があり督促を受けると、本人は急な病気、痛み、妊娠、検診の費用しか出なくなります。全額を払うか、決めた分割払いを守っている間は、元どおりに出ます。分割は書面で頼んでください。生活に困っている場合も元に戻ります。ジョブセンターか社会福祉事務所に申請してください。最高額の保険料を請求されていますか。その決定から12か月以内に、今すぐ本当の収入を証明してください。すると計算し直さなければなりません。借金の相談は無料です。',
  },
}
