/** The Japanese words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_JA: Words = {
  'us.fact.late-fee': {
    says: '遅延料は契約に書いてあるときだけ、その額までしか認められません。多くの州は家賃の5〜10%などの上限を設け、猶予日がある州もあります。家賃そのものは払い、残りは契約の該当箇所を示して書面で異議を述べてください。家賃を先に遅延料に充てられない州もあります。',
  },
  'us.fact.deposit-wear': {
    says: '色あせた塗装や年月で傷んだカーペットなど、通常の傷みは請求できません。本当の損傷でも、古い物に残っていた価値の分だけです（カーペットの寿命は8〜10年ほど）。領収書と日付を書面で求め、写真を送り、一行ずつ争ってください。その次は少額裁判所です。',
  },
  'us.fact.lien-after-paying': {
    says: '多くの州では、あなたが元請けに払っていても、払われていない職人や業者が家に先取特権（lien）を付けられます。ただし通知や登録の期限は厳しく、支払った持ち主を守る州もあります。書類と日付を求め、支払いの証拠を送り、元請けに外させてください。二重に払う前に弁護士へ。',
    dependsOn: '州と先取特権の日付',
  },
}
