/** The French words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_FR: Words = {
  'fr.suspension.want': {
    says: 'Le préfet suspend votre permis quelques mois. Un juge décidera encore de l’infraction.',
  },
  'fr.suspension.warn': {
    says: 'Ne conduisez pas pendant ce temps. C’est un délit, et l’assureur peut refuser de payer.',
  },
  'fr.suspension.deadline': {
    says: 'Vous avez deux mois pour saisir le tribunal administratif. Si le permis est vital pour l’emploi, demandez un référé tout de suite.',
    action: 'Contester la suspension',
    consequence: 'Elle court jusqu’au bout.',
  },
  'fr.suspension.right-end': {
    says: 'Elle tombe si le juge vous relaxe ou prononce moins. Sa durée se déduit de celle du juge.',
  },
  'fr.suspension.step': {
    says: 'Vérifiez les délais : l’arrêté doit en général venir dans les 72 ou 120 heures après la rétention. Prenez vite rendez-vous médical.',
  },
}
