/** Questions about the health premium of the town after a job was lost: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_JA: Words = {
  'jp.ask.health-premium-jobless': {
    says: '解雇、倒産、雇止めなどで辞めた人には大きな軽減があります。前年の給与所得を30％とみなして計算します。離職の翌日から翌年度の末までです。自動ではないので、雇用保険受給資格者証（または通知）を市区町村の窓口に持って行きます。後からでもできます。65歳以上や自己都合の人は、減免や分割を頼んでください。前の保険の任意継続とも比べてください。',
  },
}
