/** The French words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_FR: Words = {
  'ie.ask.child-support': {
    says: 'Allez au bureau de la District Court. Avec une ordonnance de pension (maintenance order), le juge peut la faire prélever sur le salaire. Sans ordonnance, demandez-la là-bas ; pas besoin d’avocat.',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'N’arrêtez pas simplement : une ordonnance vaut jusqu’à ce qu’un juge la change, et ce qui manque s’ajoute. Demandez aujourd’hui au bureau de la District Court une modification (variation), avec la preuve de votre nouveau revenu, sans avocat. Vous pouvez aussi convenir de moins par écrit et le faire ordonner. Payez ce que vous pouvez et gardez la preuve. Avant une retenue sur salaire, on vous entend.',
  },
  'ie.ask.maintenance-how-much': {
    says: 'En Irlande il n’y a pas de barème. Vous pouvez convenir d’une somme, avec la médiation familiale gratuite, et un tribunal la rend obligatoire. Sinon, la District Court décide selon les besoins de l’enfant et ce que vous gagnez et devez tous les deux. Elle court jusqu’à 18 ans, ou 23 ans en études à plein temps. Apportez fiches de paie et une liste des coûts. Pas besoin d’avocat.',
    dependsOn: 'les besoins de l’enfant et ce que vous gagnez tous les deux',
  },
}
