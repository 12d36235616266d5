/** The Japanese words of the Netherlands: questions of work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'nl.ask.trial': {
    says: '有効な試用期間なら、仕事はすぐに終わることがあります。ただし、病気、妊娠など禁じられた理由ではできません。6か月以下の契約では、試用期間は無効です。',
  },
  'nl.ask.contract-ends': {
    says: '許可なしに、その日に終わります。6か月以上の契約なら、1か月前に書面で知らせる必要があります。ほとんどの場合、移行手当（transitievergoeding）の権利があります。1週間以内にWWを申し込んでください。',
  },
  'nl.ask.sick-pay': {
    says: '病気の間、会社は最長2年、賃金の少なくとも70%を払わなければなりません。契約が終わると、UWVが払うことがあります（Ziektewet）。期限内に病気を知らせ、復帰に協力してください。',
  },
  'nl.ask.own-notice': {
    says: '自分から辞めるときの予告は1か月です。契約でもっと長ければ別です。書面にして、控えを残してください。その前に考えます。WWの権利を失うことがあります。',
  },
  'nl.ask.wage-deductions': {
    says: '働いている間、会社が引けるのは、法律にあるものだけです。書面で決めた罰金やローンなどです。最低賃金は残さなければなりません。理由を書面で求め、残りを請求してください。',
  },
  'nl.ask.transition-pay': {
    says: 'ほとんどの場合、最初の日から、1年につき月の賃金の3分の1です。自分から辞めた、別の合意をした、または責任が重いときは別です。終わりから3か月以内に請求してください。',
    dependsOn: 'だれが、なぜ仕事を終わらせたか',
  },
  'nl.ask.holidays-left': {
    says: '仕事が終わると、会社は残った休暇の分を払わなければなりません。続いている間、法定の休暇は年の終わりから6か月で消えます。ただし、本当に取ることができたときだけです。',
  },
}
