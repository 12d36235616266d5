/** The French words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_FR: Words = {
  'es.ask.seize-without-judge': {
    says: 'Un recouvreur ne peut saisir ni paie, ni compte, ni biens sans tribunal. Demandez par écrit le contrat, le décompte et la preuve du rachat. Vérifiez si elle est prescrite : le plus souvent cinq ans depuis la dernière demande ou le dernier paiement. Ne payez et ne reconnaissez rien avant. Les intérêts de carte peuvent être usuraires. Exigez des écrits ; signalez à l’AEPD les appels au travail et un fichage ASNEF erroné.',
  },
  'es.ask.eviction-day': {
    says: 'Allez à l’audience et demandez aujourd’hui un avocat gratuit (abogado de oficio). Demandez aux services sociaux de dire au tribunal que vous êtes dans le besoin : cela peut arrêter l’expulsion.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Une lettre du bailleur ne met pas fin à votre bail. Seul un juge peut vous faire partir. Répondez par écrit et prenez un conseil gratuit.',
  },
}
