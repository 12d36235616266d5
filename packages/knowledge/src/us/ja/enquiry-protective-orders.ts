/** Questions about protective orders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_JA: Words = {
  'us.story.stalked': {
    says: '裁判所に保護命令（protective order）を求めてください。用紙はたいてい無料で、弁護士は要りません。待つのが危険なら、裁判官は相手がいないまま最初の命令に署名でき、その後に審理があります。日付、脅し、メッセージを記録して保存し、住所を秘密にするよう求めてください。命令に違反すれば逮捕されます。危険なら911へ、安全計画は1-800-799-7233へ。',
  },
  'us.ask-life.protection': {
    says: '裁判所の窓口で用紙をもらってください。たいてい無料で、弁護士は要りません。待つのが危険なら、裁判官は相手がいないまま同じ日に最初の命令に署名できます。その後に審理があるので、写真、メッセージ、日付を持って行ってください。命令があなたに出たなら、守って審理に行ってください。危険なら911へ、安全計画は1-800-799-7233へ。',
  },
}
