/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_WORDS: Words = {
  'it.work.want-charge': {
    says: 'Cette lettre vous reproche une faute et demande votre version. Ce n’est pas encore un licenciement.',
  },
  'it.work.deadline-reply': {
    says: 'Vous avez au moins cinq jours à partir de la réception du reproche pour donner votre version. Votre convention (CCNL) peut donner plus.',
    action: 'Envoyer votre réponse (giustificazioni), ou demander à être entendu',
    consequence: 'L’employeur peut décider sans votre version.',
  },
  'it.work.right-hear': {
    says: 'Vous pouvez être entendu avec une personne du syndicat. Aucune sanction ne peut venir avant cinq jours.',
  },
  'it.work.step-answer': {
    says: 'Écrivez calmement votre version dans les cinq jours, ou demandez à être entendu. Un syndicat peut aider.',
  },
  'it.work.option-defend': {
    title: 'Donner votre version',
    says: 'Répondez au reproche par écrit ou demandez à être entendu avec un syndicat.',
    cost: 'Rien.',
    time: 'Cinq jours.',
    risk: 'Ce que vous écrivez peut servir plus tard.',
    bestFor: 'Vous avez reçu un reproche, pas encore un licenciement.',
  },
  'it.work.insight-late-charge': {
    says: 'Un reproche doit venir peu après le fait et être précis.',
    actionable: 'Notez quand l’employeur l’a su.',
  },
  'it.work.insight-absence': {
    says: 'Être absent sans motif au-delà des jours de la convention (souvent plus de 15) peut valoir démission. Alors il n’y a pas de chômage (NASpI).',
    actionable: 'Écrivez tout de suite pourquoi vous étiez absent.',
  },
  'it.work.right-charge-fits': {
    says: 'Une sanction doit répondre à la faute. Une amende vaut quatre heures de salaire au plus, une mise à pied dix jours. Vous pouvez la contester dans les 20 jours.',
  },
}
