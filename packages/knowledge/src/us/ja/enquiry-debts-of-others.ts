/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_JA: Words = {
  'us.ask-debt.dead-person': {
    says: 'ほとんどの場合、亡くなった人の借金は、残した物から払われ、あなたは払いません。家族でも、カードの利用者(authorized user)でも同じです。いっしょに署名した、またはcommunity propertyの州で夫婦だったなら、払うことがあります。約束も、自分のお金での支払いもしないでください。取り立て業者は、払う義務があると言ってはいけません。残った物を使う前に、裁判所(probate court)に小さな遺産の手続きを聞いてください。',
    dependsOn: 'あなたも署名したか、あなたの州',
  },
  'us.ask-debt.partners-loan': {
    says: '相手は、署名した人を訴えることができます。でも、本気でない裁判や刑務所でおどしてはいけません。借金について話してよいのは、署名した人の夫か妻か弁護士だけで、あなたに話してはいけません。30日以内に書面で証拠を求めてください。本物の裁判所の書類には答えてください。署名していないものを払う義務は、あなたにありません。',
  },
  'us.ask-debt.cosigned': {
    says: 'はい。連帯して署名した人は、相手が払わなければ全額を負い、信用情報に載ることがあります。署名の前に、そのことを書いた通知を受け取るはずでした。',
  },
  'us.trouble.care-home': {
    says: '介護施設は、家族に自分のお金で払う約束をさせてはいけません。親のために署名した人は、委任状があっても、親のお金から払います。訴えられましたか。請求が間違っていても、呼出状の日までに裁判所へ答えてください。相手の弁護士への電話は答えになりません。契約書とMedicaidの日付を求め、親のお金の使い道の証拠を残してください。リーガルエイドが助けます。',
    dependsOn: '何に、どのように署名したか',
  },
  'us.ask-debt.cosigner-off': {
    says: '自分だけで名前を外すことはできず、完済まで全額の責任があります。方法は三つです。相手が自分の名義で借り換える。貸し手に外してもらう（cosigner releaseを書面で頼む。期日どおりの支払いが何か月か続いた後が多い）。または物を売って完済する。それまでは、支払いが遅れるたびに知らせるよう貸し手に頼みます。あなたの信用にも響くからです。',
  },
}
