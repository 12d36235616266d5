/** The French words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_FR: Words = {
  'de.care-home.want': {
    says: 'La maison de soins veut plus d’argent et demande en général votre accord.',
  },
  'de.care-home.reality': {
    says: 'Vous devez la nouvelle somme quatre semaines après une lettre bien motivée, pas avant.',
  },
  'de.care-home.right-reasons': {
    says: 'La lettre doit montrer anciens et nouveaux montants et les raisons. Vous pouvez voir leurs calculs.',
  },
  'de.care-home.right-fair': {
    says: 'La hausse et le total doivent être justes. Les juges exigent en général votre accord : ne signez pas trop vite.',
  },
  'de.care-home.right-leave': {
    says: 'Vous pouvez résilier pour le jour où la hausse commence.',
  },
  'de.care-home.step': {
    says: 'Demandez les calculs par écrit. Payez sous réserve en cas de doute. Demandez l’aide sociale pour les soins.',
  },
  'de.care-home.option': {
    says: 'Dites que vous n’acceptez pas avant d’avoir vu les chiffres.',
    title: 'Demander d’abord les chiffres',
    cost: 'Gratuit.',
    time: 'Avant la hausse.',
    risk: 'La maison peut aller au juge.',
    bestFor: 'La hausse est forte ou floue.',
  },
}
