/** The Japanese words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_JA: Words = {
  'us.agree.right-ill': {
    says: '病気が重くて内容がわからないまま署名した契約は、取り消せることがよくあります。会社と貸し手に、すぐに手紙を書いてください。',
  },
  'us.agree.right-promise': {
    says: 'はっきりした約束を信じて損をしたなら、裁判所が相手に約束を守らせることがあります。それを示すメッセージを取っておいてください。',
  },
  'us.agree.right-tuition': {
    says: '州内の学費（in-state tuition）を払うのはだれかは、州の決まりで決まります。決まりと、その理由と、不服の申し立て方を、書面で学校に聞いてください。',
  },
  'us.agree.right-public-school': {
    says: '公立の学校は州の一部です。学校にお金を求めるには、数か月以内に知らせなければならないことがあります。',
  },
  'us.agree.right-wear': {
    says: '大家は、本当の破損と未払いの家賃の分は差し引けます。ふつうに住んでいてできる傷みの分は差し引けません。',
  },
  'us.agree.right-one-lease': {
    says: 'みんなで一つの賃貸契約に署名したなら、一人ひとりが家賃の全額を負うことがあります。だれかが出入りするときは、書面にしてもらってください。',
  },
}
