/** Questions about a job that passes to a new employer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_FR: Words = {
  'ie.ask.tupe': {
    says: 'Non. Si votre travail passe à une autre entreprise, emploi, paie, conditions et ancienneté suivent. On ne peut vous licencier pour cela, et les changements dus au passage ne lient pas. Les deux entreprises doivent informer et consulter, en général 30 jours avant. Écrivez que vos conditions restent. Puis la WRC sous six mois, gratuite.',
  },
}
