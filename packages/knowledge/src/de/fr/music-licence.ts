/** Bills for music in public (GEMA): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_WORDS: Words = {
  'de.consumer.gema-want': {
    says: 'La GEMA ou un organisme semblable veut une redevance pour de la musique en public.',
  },
  'de.consumer.gema-who': {
    says: 'Elle agit pour les compositeurs et ne peut ni fouiller ni mettre d’amende. Elle peut aller au tribunal.',
  },
  'de.consumer.gema-right': {
    says: 'De la musique entre amis ou en famille n’est pas publique. Aucune licence n’est alors nécessaire.',
  },
  'de.consumer.gema-step': {
    says: 'Vérifiez quand, où et pour qui on a joué de la musique. Demandez le tarif et le calcul.',
  },
  'de.consumer.gema-option': {
    title: 'Demander la base ou contester',
    says: 'Écrivez ce qui a vraiment été joué et demandez une correction.',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Pour de la musique sans accord, ils peuvent demander le double.',
    bestFor: 'Vous n’avez pas joué en public ou le calcul est faux.',
  },
  'de.consumer.gema-reality': {
    says: 'Vous ne devez une redevance que si on a joué en public. Un rappel n’est pas un ordre du tribunal.',
  },
  'de.consumer.gema-rights': {
    says: 'Vous pouvez demander le tarif et les preuves, et saisir l’organe de conciliation de l’office des brevets (Schiedsstelle).',
  },
  'de.consumer.gema-not-yet': {
    says: 'Ils ne peuvent rien saisir maintenant. Il leur faut d’abord un tribunal.',
  },
  'de.consumer.gema-step-valid': {
    says: 'Si on a joué de la musique, déclarez-le vous-même, demandez le bon tarif et les rabais pour associations ou petites salles.',
  },
  'de.consumer.gema-step-dispute': {
    says: 'Musique libre (GEMA-frei) ou pas de musique ? Dites-le et envoyez une liste des morceaux.',
  },
}
