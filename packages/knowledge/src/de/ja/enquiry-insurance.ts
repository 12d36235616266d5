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
}
