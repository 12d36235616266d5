/** Questions about bailiffs and a car or van needed for the job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_JA: Words = {
  'gb.ask-bailiff.work-car': {
    says: '自分の仕事に必要な車やバンは、ほかの仕事道具と合わせて£1,350以下なら差し押さえから守られます。通勤に使うだけでは足りないことがあります。今日、価値の証拠と雇い主の手紙を業者と自治体に送ってください。断られたら、持ち去られてから7日以内に対象外の物の申立て（exempt goods claim）をしてください。車輪止めを自分で外すのは犯罪です。',
  },
}
