/** The Japanese words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_JA: Words = {
  'ch.ask.health-premium': {
    says: '保険会社に電話して分割を頼み、州には保険料の助け（Prämienverbilligung）を頼んでください。基本の医療は続きます。保険会社は督促し、30日を置く必要があります。取立ての手続きは年に2回までです。',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: '保険料の未払いがあるか',
    says: '解約の通知が11月30日までに届けば、新年から変えられます。保険料、自己負担、手数料の未払いがあれば、先に全部払う必要があります。基本保険ではどの保険会社もあなたを受け入れなければなりません。',
  },
  'ch.ask.change-insurer-by-post': {
    says: '消印は数えません。基礎保険の解約通知は、11月30日まで、またはその前の最後の営業日の業務時間内に、保険会社に届いていなければなりません。その日に投函したのでは遅すぎます。1週間ほど前に書留で送るか、窓口に持参して控えに受領印をもらってください。未払いの保険料は先に払う必要があります。',
  },
}
