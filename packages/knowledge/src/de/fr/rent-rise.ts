/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'de.home.deadline-rise': {
    says: 'Vous avez jusqu’à la fin du deuxième mois après l’arrivée de la lettre. Le jour indiqué est le plus sûr.',
    action: 'Répondre à la hausse : accepter, accepter en partie ou dire non',
    consequence:
      'Le bailleur peut demander votre accord au tribunal dans trois mois de plus. Rien n’augmente tout seul.',
  },
  'de.home.step-rise-check': {
    says: 'N’acceptez pas encore. Vérifiez l’indice des loyers (Mietspiegel), la taille du logement et la date de la dernière hausse.',
  },
  'de.home.option-rise': {
    title: 'Accepter seulement ce qui est juste',
    says: 'Dites par écrit jusqu’où vous acceptez. Le silence n’est pas un oui, mais payer deux fois peut l’être.',
    cost: 'Gratuit.',
    time: 'Deux mois pour réfléchir.',
    risk: 'Le bailleur peut demander votre accord au tribunal.',
    bestFor: 'La hausse dépasse le loyer local ou vient trop tôt.',
  },
  'de.home.right-rise': {
    says: 'Le loyer ne peut monter qu’au niveau local, et en trois ans de 20 % au plus, dans beaucoup de villes 15 %.',
  },
  'de.home.right-rise-wait': {
    says: 'Votre loyer doit être resté le même 15 mois quand la hausse commence. Il n’augmente qu’avec votre accord ou un jugement.',
  },
}
