/** Questions about the police and a phone: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_FR: Words = {
  'it.ask.police-and-phone': {
    says: 'Pas lors d’un simple contrôle : vous n’avez pas à le déverrouiller. Êtes-vous soupçonné d’un délit ? Alors la police peut le prendre, contre un papier pour vous. Pour lire les messages, il faut un ordre du procureur ou d’un juge. Seule une urgence prouvée permet de regarder avant, et un juge doit pouvoir vérifier vite. Votre oui seul ne suffit pas, a dit la Cassazione en 2025. Vous n’avez pas à donner le code. Demandez un avocat, et ne signez que ce que vous avez lu.',
    dependsOn: 'si vous êtes soupçonné d’un délit et s’il y a urgence',
  },
}
