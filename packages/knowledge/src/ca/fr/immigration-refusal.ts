/** The French words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_FR: Words = {
  'ca.denied.reality': {
    says: 'Un refus n’empêche pas une nouvelle demande. Corrigez d’abord ce qui manquait.',
  },
  'ca.denied.right-court': {
    says: 'Vous pouvez saisir la Cour fédérale : 15 jours pour une décision prise au Canada, 60 jours à l’étranger.',
  },
  'ca.denied.right-sponsor': {
    says: 'Si votre parrainage est refusé, vous avez en général 30 jours pour la Section d’appel de l’immigration.',
  },
  'ca.denied.right-restore': {
    says: 'Si vous êtes au Canada et avez perdu votre statut, vous avez 90 jours pour le rétablir.',
  },
  'ca.denied.step-notes': {
    says: 'Demandez les notes de l’agent. Elles montrent la vraie raison.',
  },
  'ca.denied.step-help': {
    says: 'Demandez de l’aide cette semaine : avocat, aide juridique ou consultant autorisé. Nul autre ne peut se faire payer.',
  },
}
