/** Questions about pay kept back without a written agreement: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_JA: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'いいえ。働いた分の給料を減らせるのは、法律、書面の契約、または前に書面で同意した時だけです。予告しなかったことやレジの不足では変わりません。金額、支払日、給与明細を書面で求め、期限内にAcas（0300 123 1100）へ。審判所の申立ては無料です。家賃が遅れるなら今貸主に伝えます。',
  },
  'gb.ask-work.till-shortage': {
    says: '契約書か、前もって署名した書面が認めている場合だけ引けます。店、ガソリンスタンド、パブ、飲食店では、引けるのはその給料日の総支給額の10%までです。この上限がないのは最後の賃金だけです。雇い主が不足に気づいてから12か月以内に引かなければなりません。残りを返すよう書面で求め、期限内にAcas（0300 123 1100）に電話してください。',
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: '働いた分の賃金は、法律、書面の契約条項、または事前の書面の同意がなければ減らせません。レジの不足、制服、破損も同じです。取らなかった休暇は退職時に支払われます。書面で額と支払日を求めてください。次にLabour Relations Agency（03300 555 300）に電話し、early conciliationを始めてください。北アイルランドではAcasは使えません。期限は支払日から3か月の前日までです。',
  },
}
