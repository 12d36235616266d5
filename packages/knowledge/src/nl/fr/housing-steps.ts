/** The French words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_FR: Words = {
  'nl.home.step-stay': {
    says: 'Ne partez pas et ne signez rien. Prenez d’abord conseil.',
  },
  'nl.home.step-write': {
    says: 'Répondez par écrit que vous n’êtes pas d’accord avec la fin du bail. Gardez une copie.',
  },
  'nl.home.step-plan': {
    says: 'Payez d’abord le loyer de ce mois. Offrez par écrit un plan pour le reste.',
  },
  'nl.home.step-help': {
    says: 'Demandez maintenant à votre commune (gemeente) une aide pour les dettes. Si votre logement est en danger, elle doit agir sous trois jours ouvrables.',
  },
  'nl.home.step-ask': {
    says: 'Appelez le Juridisch Loket. Ayez le bail et les lettres sous la main.',
  },
  'nl.home.step-sum': {
    says: 'Demandez une liste des loyers et des paiements, mois par mois.',
  },
  'nl.home.step-pay': {
    says: 'Essayez de ramener le retard sous trois mois. Les juges regardent cela pour décider d’une expulsion.',
  },
  'nl.rent.step-allowance': {
    says: 'Voyez si vous avez droit à l’aide au loyer (huurtoeslag), aussi pour les mois passés. Demandez à Dienst Toeslagen.',
  },
}
