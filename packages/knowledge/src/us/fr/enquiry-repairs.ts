/** The French words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_FR: Words = {
  'us.ask-home.bad-air': {
    says: 'N’y retournez pas seul tant que l’air vous rend malade. Appelez le 911 ou les pompiers : ils peuvent mesurer le gaz et le monoxyde de carbone. Voyez un médecin et dites où cela arrive. Appelez ensuite le service de santé et le bureau d’inspection (code office) de la ville. Un logement loué doit en général être habitable. Sinon, vous pouvez souvent partir sans devoir plus de loyer et demander la caution et du loyer. Écrivez tout au bailleur avec les dates.',
    dependsOn: 'ce qu’il y a dans l’air et votre État',
  },
  'us.ask-home.repairs': {
    says: 'Demandez la réparation par écrit et prenez des photos. Puis appelez l’inspecteur des logements de votre ville (code inspector). Ne retenez pas le loyer avant un conseil local, car les règles changent selon l’État.',
  },
  'us.trouble.water': {
    says: 'Celui qui n’a pas fait attention paie : le voisin pour la baignoire, le propriétaire pour des tuyaux laissés à l’abandon. Prenez des photos et une liste de prix, dites-le à votre assurance de locataire, et utilisez le tribunal des petits litiges (small claims court).',
    dependsOn: 'qui n’a pas fait attention',
  },
  'us.story.bugs': {
    says: 'Le propriétaire doit le plus souvent garder le logement en bon état. Écrivez avec des photos et une date, appelez l’inspecteur de la ville. N’arrêtez pas de payer avant de connaître la règle de votre État.',
    dependsOn: 'votre État et votre bail',
  },
}
