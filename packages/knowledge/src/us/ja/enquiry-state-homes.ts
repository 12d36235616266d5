/** The Japanese words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_JA: Words = {
  'us.ask-state.things-left': {
    says: '荷物を返してほしいと、品の一覧と取りに行く日を書いて今日送ってください。多くの州では大家がしばらく保管しなければなりません。もうないなら、ほとんどの場合訴えられます。',
  },
  'us.ask-state.home-tax': {
    says: '今日、郡か町に電話してください。分割払いと、高齢、障害、低収入、退役軍人のための減税を求めてください。税金のための売却には、ほとんどの場合1年以上かかります。',
  },
  'us.ask-state.park': {
    says: 'すぐに出て行かないでください。ほとんどの州にはこうした敷地の法律があり、たいてい正当な理由、書面の通知、裁判所が必要です。通知を持って法律扶助（legal aid）に電話してください。',
  },
  'us.ask-state.deposit-size': {
    says: '多くの州では敷金は家賃1か月か2か月分までで、上限のない州もあります。受取証をもらい、初日に各部屋の写真をとってください。',
    dependsOn: 'あなたの州の法律',
  },
  'us.ask-state.rest-of-loan': {
    says: 'まだ払わないでください。残りを求めるのを禁じる州もあり、多くの州では訴える期間が数か月です。売却の書類を求め、法律扶助（legal aid）に見せてください。',
    dependsOn: 'あなたの州、売り方、そしてどれだけ前か',
  },
  'us.ask-state.dues-behind': {
    says: '書面で明細を求め、分割払いを申し出てください。多くの州では未払いの会費は家の先取特権（lien）になり、売却につながることがあります。どの段階でもまず書面の通知が必要です。',
  },
}
