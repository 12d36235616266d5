/** Questions about crashes, falls, ambulances and doctors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_FR: Words = {
  'us.story.crash': {
    says: 'Ne signez pas d’abandon de droits (release) avant que votre médecin sache comment vous guérissez. Cela met fin à toutes les demandes. Gardez factures et photos, et connaissez le délai pour aller en justice dans votre État.',
    dependsOn: 'la faute, vos blessures et votre État',
  },
  'us.story.ambulance': {
    says: 'L’interdiction fédérale des factures surprises laisse de côté les ambulances par la route, mais certains États vous protègent. Demandez la facture détaillée (itemized bill), faites appel auprès de votre assureur, et demandez un prix plus bas ou un plan.',
    dependsOn: 'votre État et votre assurance',
  },
  'us.story.doctor': {
    says: 'Vous devez le plus souvent montrer que le médecin a été au-dessous des soins habituels et que cela vous a fait du mal. Les délais sont courts et beaucoup d’États veulent d’abord un expert. Demandez votre dossier et voyez un avocat.',
    dependsOn: 'ce qui s’est mal passé et quand',
  },
  'us.trouble.fall': {
    says: 'Le magasin paie s’il connaissait ou aurait dû connaître le danger. Ne signez pas et n’acceptez pas de première offre avant de savoir comment vous guérissez. Gardez photos, noms et factures.',
    dependsOn: 'ce qu’ils savaient, votre part de faute et votre État',
  },
}
