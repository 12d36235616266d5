/** The French words of the Netherlands: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_FR: Words = {
  'nl.sender.cjib': {
    says: 'Le CJIB perçoit les amendes pour l’État. Il peut augmenter une amende en retard, et il peut convenir d’un plan.',
    nextStep: 'Faites appel, payez ou demandez un plan avant la date.',
  },
  'nl.sender.belastingdienst': {
    says: 'C’est le fisc. Il peut saisir après un ordre formel, et il peut donner plus de temps.',
    nextStep: 'Opposez-vous ou demandez du temps avant la date.',
  },
  'nl.sender.uwv': {
    says: 'L’UWV paie des aides aux personnes sans travail ou malades. On peut s’opposer à ses décisions.',
    nextStep: 'Opposez-vous sous six semaines si vous n’êtes pas d’accord.',
  },
  'nl.sender.cak': {
    says: 'Le CAK perçoit la prime d’assurance santé quand vous avez de longs retards.',
    nextStep: 'Convenez d’un plan avec votre assureur.',
  },
  'nl.sender.intrum': {
    says: 'Intrum est une société de recouvrement. Ce n’est pas un tribunal et elle ne peut rien saisir seule.',
    nextStep: 'Vérifiez la dette et les frais, puis écrivez.',
  },
}
