/** Questions on pay in probation, and on how long it may last: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_JA: Words = {
  'ie.ask.probation-pay': {
    says: '試用期間というだけで賃金は下がりません。初日から最低賃金を受け取れます。2026年は20歳以上で1時間€14.15です。若い人はその一部で、19歳は90%、18歳は80%、それより下は70%です。見習いの低い額は2019年3月に終わりました。それを超える分は、契約で試用が終わるまで低くできます。足りなければ、書面で求め、6か月以内に無料で WRC に申し立ててください。',
  },
  'ie.ask.probation-extended': {
    says: '2022年12月16日から、試用期間は長くて6か月、公務員は12か月です。それ以外で12か月までにできるのは、あなたの利益になる例外だけです。病気、産休、育児の休みは足せることがあります。理由を書面で尋ね、上限は6か月だと伝えてください。その後は6か月以内に無料で WRC に申し立てます。不当解雇では、試用の終わりではなく、12か月の勤務が問われます。',
  },
}
