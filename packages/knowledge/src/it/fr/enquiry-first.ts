/** The French words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Une lettre ne met pas fin à votre bail. Le propriétaire a besoin d’un préavis de six mois à la bonne date, et d’un juge pour vous expulser. Ne signez pas. Demandez à un syndicat de locataires.',
  },
  'it.ask.seize-without-judge': {
    says: 'Un recouvreur privé ne peut rien saisir sans titre (le plus souvent d’un tribunal, aussi une lettre de change) et sans precetto. Il ne peut ni menacer ni prévenir votre patron. Ne payez rien par carte prépayée. Demandez par écrit le contrat, la preuve du rachat et le décompte ; contestez les frais ajoutés. Signalez les menaces au Garante privacy et à l’AGCM. Le percepteur est différent : il n’a pas besoin de juge.',
  },
}
