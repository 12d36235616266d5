/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'fr.ask-work.dismissal-pay': {
    says: '8か月からです。10年までは1年につき月給の4分の1、その後は3分の1です。重い過失ではありません。',
    dependsOn: '働いた年数と給料',
  },
  'fr.ask-work.resign': {
    says: '自分からやめると、ほとんどの場合、失業給付はありません。でも、正当とされる理由もあります。署名する前に、France Travailに聞いてください。',
    dependsOn: '理由',
  },
  'fr.ask-work.trial': {
    says: '双方とも理由なしに終えられますが、差別は許されません。雇い主の予告は、最初の週は24時間、最初の1か月は48時間、1か月後は2週間、3か月後は1か月です。即日辞めさせるなら、その日数の給料を払います。自分から辞めるときは48時間、最初の週は24時間です。自分で終えたのでなければ失業給付の可能性があります。',
    dependsOn: 'どれだけそこにいたか',
  },
  'fr.ask-work.fixed-term': {
    says: '早く終わるのは、合意、重い過失、働けないこと、不可抗力、期限のない仕事のときだけです。終わりには、ほとんどの場合、給料の10 %を受けます。',
    dependsOn: 'どう終わるか',
  },
  'fr.ask-work.final-account': {
    says: '署名は、受け取ったことを示すだけです。書留で反対するために6か月あり、署名しなかったなら、給料には3年あります。',
  },
  'fr.ask-work.temp-agency': {
    says: '派遣会社は、3営業日以内に似た仕事を出さなければなりません。出さなければ、重い過失か不可抗力でない限り、約束の終わりまでの給料を払います。書面で求め、それから労働裁判所に行ってください。',
  },
}
