/** Questions about divorce and maintenance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'be.ask.divorce': {
    says: '合意か家庭裁判所で離婚できます。だれが家に残り、子どもがどこに住み、だれが何を払うか、裁判所は早く決められます。書類の写しを残してください。無料の弁護士や調停人が手伝えます。',
  },
  'be.ask.contact-refused': {
    says: '子どもがどこで過ごすかの判決は、両方の親を縛ります。日付を毎回書き、メッセージを残し、そのたびに警察に記録してもらってください。家庭裁判所が引き続き担当します。書記課（greffe、griffie）への簡単な手紙で、事件を戻せます。裁判所は1回ごとの金額（astreinte、dwangsom）を決めたり、取り決めを変えたりできます。家族の調停も試してください。養育費は払い続けてください。',
  },
  'be.ask.violence': {
    says: '危ないときは112に電話してください。相談は、フランス語なら0800 30 030（24時間無料）、オランダ語なら1712（無料）です。検察官は、暴力をふるう人をすぐに最長14日間家から出し、連絡を禁じられます。家庭裁判所は最長3か月延ばせます。警察に届け、医師に診てもらい、写真とメッセージを残しましょう。収入が少なければ弁護士は無料です（pro deo）。',
  },
}
