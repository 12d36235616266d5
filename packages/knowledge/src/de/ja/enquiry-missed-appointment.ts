/** Questions about a fee for a missed appointment: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_JA: Words = {
  'de.ask-buy.missed-appointment': {
    says: '払うのは、その時間があなた専用で、事前に分かっていて、代わりの患者も診られなかった場合だけです。署名した書類を確かめてください。待合室のある普通の診療では、多くは払う必要がありません。急病で行けなかったなら払いません。節約できた費用は引かれます。根拠と計算を書面で求めてください。健康保険は払いません。',
    dependsOn: '時間があなた専用で、その取り決めがあったか',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: '多くは一部を払います。休暇用住宅は賃貸なので、病気でも契約は終わらず、撤回権もありません。ただ家主は節約分(約10%、朝食付きは約20%)を引き、再び貸せた分も引きます。書面で尋ね、取消条項を調べ、代わりの客を提案してください。旅行保険が払うこともあります。',
  },
}
