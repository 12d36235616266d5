/** The French words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Une lettre ne met pas fin à votre bail. Le propriétaire a besoin d’un préavis de six mois à la bonne date, et d’un juge pour vous expulser. Ne signez pas. Demandez à un syndicat de locataires.',
  },
  'it.ask.seize-without-judge': {
    says: 'Une société de recouvrement privée ne peut rien saisir sans un titre du tribunal. Le recouvrement fiscal (Riscossione) est différent : il n’a pas besoin de juge.',
  },
}
