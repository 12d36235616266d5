/** Questions of people whose bank account is frozen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_NL: Words = {
  'us.ask-debt.account-frozen': {
    says: 'Vraag de bank vandaag wie het heeft bevolen en via welke rechtbank. Een privé-incassobureau moet eerst een vonnis hebben. Twee maanden federale uitkering die direct is gestort moet vrij blijven. Ander geld kan ook veilig zijn: vraag de rechtbank meteen om vrijstelling (claim of exemption), de tijd is kort. Nooit papieren gekregen? Vraag het vonnis ongedaan te maken. Deed de bank het zelf, vraag dan schriftelijk waarom.',
  },
}
