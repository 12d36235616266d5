/** The French words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_FR: Words = {
  'nz.tribunal.rights': {
    says: "Vous pouvez aller à l'audience, donner votre version et apporter des preuves. Il n'y a pas d'avocats, ni de défense écrite à déposer.",
  },
  'nz.tribunal.right-rehearing': {
    says: "Si une décision a été prise et que vous n'avez pas pu venir pour une bonne raison, demandez une nouvelle audience (rehearing). Vous avez 20 jours ouvrables, gratuit.",
  },
  'nz.tribunal.right-counter': {
    says: "S'ils vous doivent aussi de l'argent, demandez-le à la même audience. Envoyez votre demande au Tribunal bien avant.",
  },
  'nz.tribunal.step-go': {
    says: "Notez le jour, l'heure et le lieu, et allez-y. Sinon, demandez avant au Tribunal un autre jour ou une audience par téléphone.",
  },
  'nz.tribunal.option-go': {
    title: 'Donner votre version au référé (referee)',
    cost: 'Gratuit pour vous.',
    time: "Le jour de l'audience.",
    risk: 'Si vous perdez, vous devez payer ce qui est ordonné.',
    bestFor: 'Vous ne le devez pas, ou pas tout.',
    says: "Allez-y avec papiers, photos et témoins. Le referee cherche d'abord un accord.",
  },
  'nz.tribunal.option-settle': {
    title: "S'arranger avant l'audience",
    cost: 'La somme convenue.',
    time: "Avant l'audience.",
    risk: "Allez à l'audience si rien n'est signé.",
    bestFor: "Vous le devez mais ne pouvez pas tout payer d'un coup.",
    says: 'Proposez par écrit une somme ou un plan.',
  },
  'nz.tribunal.warn-absent': {
    says: 'Si vous ne venez pas, le referee peut décider sans vous.',
  },
}
