/** The Japanese words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_JA: Words = {
  'us.work.deadline-charge': {
    says: '差別の申立て（charge）は、180日以内にEEOCに届かなければなりません。州の機関が扱うところでは300日です。',
    action: '差別だと思うなら、EEOCに申立てを出す',
    consequence:
      '訴える権利を失うことがあります。多くの州では300日ですが、全部の州ではありません。',
  },
  'us.work.deadline-cobra': {
    says: 'COBRAを選ぶ期間は、保険が終わった日かCOBRAの通知の、遅いほうから、少なくとも60日です。',
    action: 'COBRAか別の健康保険を選ぶ',
    consequence: '次の加入の時期まで、健康保険がなくなることがあります。',
  },
  'us.work.deadline-waiver': {
    says: '40歳から、年齢差別の請求の放棄を考えるために少なくとも21日、取り消すために7日が必要です。',
    action: '40歳以上なら、放棄するか決める',
    consequence: '申し出が終わることがあります。助言を受ける前に署名しないでください。',
  },
  'us.work.deadline-waiver-group': {
    says: '集団の解雇では、40歳から少なくとも45日と、選ばれた人の仕事と年齢の一覧をもらえます。',
    action: '40歳以上なら、放棄するか決める',
    consequence: '申し出が終わることがあります。助言を受ける前に署名しないでください。',
  },
  'us.work.insight-time': {
    says: '差別の申立ての期限は、決定を知らされた日から始まります。会社の中の不服申立てでは止まりません。',
    actionable: '最後に働いた日ではなく、知らされた日から数えてください。',
  },
}
