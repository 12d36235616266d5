/** The French words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_FR: Words = {
  'nl.ask.sick-pay-stopped': {
    says: 'Votre employeur ne peut arrêter le salaire de maladie que pour une raison de la loi, comme le refus d’un travail adapté. Il doit vous le dire tout de suite. Pas d’accord avec le médecin du travail ? Demandez maintenant un second avis à l’UWV (deskundigenoordeel) : un juge le veut en général avant que vous réclamiez votre salaire. Écrivez que vous ferez tout ce que votre santé permet, et restez en contact.',
  },
}
