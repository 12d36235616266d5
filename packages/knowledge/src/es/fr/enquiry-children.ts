/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'es.ask.child-support': {
    says: 'Demandez l’exécution au tribunal qui l’a fixée. Il peut saisir le salaire sans la limite normale. Deux mois de suite impayés, ou quatre en tout, peuvent être un délit.',
  },
  'es.ask.see-children': {
    says: 'Notez chaque jour refusé, avec les messages. Demandez au tribunal de faire respecter : amende, jours rendus, garde changée. Continuez de payer la pension. Avec peu de revenus, l’avocat est gratuit.',
  },
  'es.ask.move-child': {
    says: 'Les deux parents décident où vit un enfant, même séparés, sauf si un juge l’a confié à un seul. Ne déménagez pas sans un oui écrit ou l’accord du juge. Sans accord, le juge décide : demandez vite avec un avocat, gratuit si vos revenus sont faibles.',
  },
  'es.ask.support-lower': {
    says: 'Elle ne baisse pas d’elle-même et vous ne pouvez pas la réduire seul. Tant qu’un juge ne la change pas, vous devez tout. Demandez vite sa modification (modificación de medidas), au mieux avec un accord approuvé par le juge. Avec un petit revenu l’avocat est gratuit. Payez ce que vous pouvez et gardez les preuves : deux mois de suite impayés, ou quatre en tout, peuvent être un délit.',
  },
}
