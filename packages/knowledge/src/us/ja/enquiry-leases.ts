/** The Japanese words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_JA: Words = {
  'us.ask-home.deposit': {
    says: '新しい住所を伝え、書面で求めてください。期間は州ごとに決まり、14日から45日が多く、普通の傷みは請求できません。その後は少額の裁判所（small claims court）を使います。',
  },
  'us.ask-home.military-lease': {
    says: '軍の命令があれば契約を終わらせられます。書面で知らせ、命令の写しを渡します。次の家賃の期日から30日後に終わり、途中で出ることの違約金は取れません。除隊の命令もたいてい同じように扱われます。基地の法律相談は無料です。',
  },
  'us.ask-home.enter': {
    says: 'ほとんどの州で、大家は、24時間前のことが多い知らせと、正当な理由が必要です。緊急ならすぐに入れます。',
    dependsOn: 'あなたの州と、緊急かどうか',
  },
  'us.ask-home.home-sold': {
    says: '契約はほとんどの場合、新しい持ち主に引き継がれ、敷金も同じです。期間の決まった契約がなければ、州の決める通知が必要です。今の家賃の支払先を書面で聞いてください。',
    dependsOn: '契約と州',
  },
  'us.ask-home.roommate-left': {
    says: '二人とも同じ契約に署名したなら、大家はほとんどの場合、どちらにも家賃の全額を求められます。家を守るために払い、相手の分はsmall claims courtで求めてください。',
    dependsOn: '二人とも同じ契約に署名したか',
  },
}
