/** Questions of a surety for rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_JA: Words = {
  'de.ask-home.rent-surety': {
    says: '大家が保証人を求めたのですか。それなら保証は敷金を含めて基本家賃三か月分までで、超える分は無効です。自分から申し出た場合や、解約を避けるための場合は、それより多くなりえます。紙に手書きの署名が必要です。その紙と明細を求めてください。「selbstschuldnerisch」の語がなければ、まず借主に請求する必要があります。払った分は借主に請求できます。先に借家人協会へ。',
  },
}
