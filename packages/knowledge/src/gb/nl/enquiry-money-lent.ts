/** Questions of people who lent money and do not get it back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_NL: Words = {
  'gb.ask-debt.money-lent': {
    says: 'Een lening onder vrienden of familie bindt, ook zonder papier. Bewaar wat het toont: bankregels, berichten, getuigen. Schrijf met het bedrag en een laatste dag, bijvoorbeeld 14 dagen. Daarna kunt u online naar de County Court, tot £10,000 als small claim. U hebt meestal zes jaar. Bedenk eerst of de persoon kan betalen, want u betaalt griffierecht.',
  },
}
