/** Social assistance of the provinces: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_WORDS: Words = {
  'ca.benefit.on-review': {
    says: 'En Ontario, vous avez 30 jours pour demander une révision interne d’une décision d’Ontario au travail ou du POSPH, puis un appel.',
  },
  'ca.benefit.bc-review': {
    says: 'En Colombie-Britannique, vous avez 20 jours ouvrables pour demander une révision d’une décision d’aide.',
  },
  'ca.benefit.qc-review': {
    says: 'Au Québec, vous avez 90 jours pour demander la révision d’une décision d’aide sociale.',
  },
  'ca.benefit.on-decision': {
    says: 'C’est le premier mot du bureau, pas le dernier. Beaucoup de décisions changent après une révision ou un appel.',
  },
  'ca.benefit.on-step': {
    says: 'Demandez par écrit une révision interne dans les 30 jours. S’ils refusent encore, faites appel au Tribunal de l’aide sociale (Social Benefits Tribunal). Une clinique juridique aide gratuitement.',
  },
}
