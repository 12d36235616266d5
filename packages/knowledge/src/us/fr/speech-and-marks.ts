/** The French words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_FR: Words = {
  'us.stop.want': {
    says: 'L’expéditeur veut que vous arrêtiez de faire quelque chose, et menace d’un procès.',
  },
  'us.stop.reality': {
    says: 'C’est une lettre, pas un ordre du tribunal. Personne n’a décidé qui a raison.',
  },
  'us.stop.right-court': {
    says: 'Seul un tribunal peut vous ordonner d’arrêter ou de payer, après avoir entendu les deux parties.',
  },
  'us.stop.step-keep': {
    says: 'Gardez la lettre, l’enveloppe et tout ce que vous avez écrit ou utilisé. Ne supprimez pas de preuves. Demandez l’avis d’un avocat avant de répondre.',
  },
  'us.stop.option-answer': {
    says: 'Répondez en quelques mots calmes, ou arrêtez ce qui est vraiment faux sans reconnaître plus.',
    title: 'Répondre par écrit',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans la lettre',
    risk: 'Ce que vous écrivez peut être utilisé au tribunal.',
    bestFor: 'Vous pensez que la demande est fausse.',
  },
  'us.stop.option-stop': {
    says: 'Arrêtez et demandez-leur de confirmer par écrit que l’affaire est close.',
    title: 'Arrêter et clore l’affaire',
    cost: 'Gratuit',
    time: 'Quelques jours',
    risk: 'Ne signez pas de promesse de payer sans conseil.',
    bestFor: 'Ils ont peut-être raison.',
  },
  'us.speech.right-truth': {
    says: 'Des faits vrais et des opinions claires ne sont pas de la diffamation. L’expéditeur doit montrer une fausse affirmation de fait qui a fait du mal.',
  },
  'us.speech.right-review': {
    says: 'Un contrat type ne peut pas interdire ou punir un avis honnête. Une telle clause est nulle.',
  },
  'us.speech.right-host': {
    says: 'Le site qui publie votre avis n’en est le plus souvent pas responsable. Vous l’êtes, pour ce que vous avez écrit vous-même.',
  },
  'us.speech.right-mark': {
    says: 'Une marque est violée seulement si les acheteurs risquent de vous confondre avec son propriétaire. Vous pouvez utiliser un mot de façon juste pour décrire des marchandises.',
  },
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA CO CT IN KY NV OK OR TN':
      'un tribunal peut arrêter tôt un procès faible sur des paroles d’intérêt public, et le plus souvent vous donner vos frais (anti-SLAPP)',
  }),
}
