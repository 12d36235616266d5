/** Questions of tenants whose bond the landlord claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_JA: Words = {
  'au.ask.bond-claim-qld': {
    says: '何もしないと、RTAは保証金(bond)を仲介業者に払います。通知の14日が過ぎる前に、RTAへ紛争解決の申請(dispute resolution request)を出してください。そうすればRTAが保証金を預かったまま、無料で話し合いを助けます。まとまらないときは、RTAの手紙から7日以内にQCATに申し立てます。損害は大家が証明します。普通の傷みはあなたの負担ではありません。',
  },
  'au.ask.bond-claim': {
    says: '通知に書かれた日までに答えてください。何もしないと、保証金の役所(bond office)は大家に払えます。ニューサウスウェールズでは通知から14日以内にNCATへ、クイーンズランドでは14日以内にRTAへ異議を出します。ビクトリアでは、あなたが同意しなければ大家がVCATに行く必要があります。損害は大家が証明します。入居時の記録と写真を使ってください。',
  },
}
