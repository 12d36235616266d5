/** Questions about bailiffs and a car or van needed for the job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_JA: Words = {
  'gb.ask-bailiff.work-car': {
    says: '自分の仕事に必要な車やバンは、ほかの仕事道具と合わせて£1,350以下なら差し押さえから守られます。通勤に使うだけでは足りないことがあります。今日、価値の証拠と雇い主の手紙を業者と自治体に送ってください。断られたら、持ち去られてから7日以内に対象外の物の申立て（exempt goods claim）をしてください。車輪止めを自分で外すのは犯罪です。',
  },
  'gb.ask-bailiff.took-car': {
    says: '今日動いてください。売るまでに7日間（clear days）待つ義務があります。ローン中の車、他人の車、Blue Badgeを示した車は取れません。自分の仕事に必要な£1,350以下の車も同じです。その場合はすぐに、7日以内に証拠を付けて申し立ててください。それ以外は、支払うか、会社と債権者が認める分割で戻ります。弱い立場なら両方に伝えてください。National Debtline：0808 808 4000。',
  },
}
