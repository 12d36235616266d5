/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_JA: Words = {
  'gb.ask-parking.bus-lane': {
    says: '28日以内に、通った道の標識や線の写真をつけて、書面で council（市区）に異議を出せます。暗い、隠れている、分かりにくい標識は良い理由です。早く払えば半額です。ロンドンは14日、ほかは多くが21日で、通知に書いてあります。ただし払うと終わりです。council が認めなければ、28日以内に無料で審判所（tribunal）に申し立てられます。失うのは半額の割引だけです。最初の手紙が届く前の分がほかにもあれば、取り消すよう頼んでください。',
  },
  'gb.ask-speed.lease-car': {
    says: '14日の決まりは、登録された保有者（registered keeper）への最初の通知だけのものです。リースや会社の車なら、たいていリース会社です。その通知が何日に届いたか聞いてください。違反から14日以内なら、あなたへの通知は後でもかまいません。どちらでも、28日以内に用紙を返し、運転者を書いてください。答えないことは別の罪で、6点がつきます。最初の通知が遅れていたら、罰金や講習を受け入れる前に相談してください。',
  },
}
