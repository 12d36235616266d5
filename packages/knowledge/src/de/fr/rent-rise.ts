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
  'de.rise.want': {
    says: 'Votre propriétaire vous demande d’accepter un loyer plus haut (Mieterhöhung).',
  },
  'de.rise.want-consent': {
    says: 'Sans votre accord ou un jugement, le loyer reste le même.',
  },
  'de.rise.who': {
    says: 'Un propriétaire ne peut pas fixer le loyer seul. En cas de litige, un tribunal décide.',
  },
  'de.rise.reality': {
    says: 'Vous ne perdez pas le logement si vous vérifiez ou dites non. Un congé pour augmenter le loyer est interdit.',
  },
  'de.rise.rights-summary': {
    says: 'Vous avez deux mois entiers pour réfléchir. Vous pouvez accepter, accepter en partie, refuser ou partir plus tôt.',
  },
  'de.rise.not-yet': {
    says: 'Le loyer plus haut n’est dû qu’à partir du troisième mois après la lettre, et seulement avec votre accord.',
  },
  'de.rise.know-brake': {
    says: 'Chaque Land nomme des villes où le loyer ne peut monter que de 15 % en trois ans. Demandez si la vôtre en fait partie.',
    learnMore:
      'Demandez à la ville ou cherchez le règlement de votre Land (Kappungsgrenzenverordnung).',
  },
  'de.rise.element-reason': {
    says: 'La lettre doit donner une raison: Mietspiegel, expertise, banque de données ou trois logements comparables.',
    name: 'La raison du nouveau loyer',
    ifMissing:
      'Nous ne voyons ni Mietspiegel, ni expertise, ni trois logements comparables. Sans raison, la lettre ne compte pas.',
  },
  'de.rise.right-year': {
    says: 'Le propriétaire ne peut redemander qu’un an après la dernière hausse.',
  },
  'de.rise.right-leave': {
    says: 'Vous pouvez au contraire résilier plus tôt. Dites-le avant la fin du deuxième mois après la lettre.',
  },
  'de.rise.step-index': {
    says: 'Cherchez votre logement dans le Mietspiegel de la ville. Notez taille, âge, lieu et équipement.',
  },
  'de.rise.step-help': {
    says: 'Faites vérifier la lettre par une association de locataires (Mieterverein) ou de consommateurs avant de signer.',
  },
  'de.rise.step-answer': {
    says: 'Répondez par écrit avant la fin du délai. Dites combien vous acceptez, et gardez une copie.',
  },
  'de.rise.option-agree': {
    says: 'Si c’est juste, acceptez. Sinon le propriétaire pourrait gagner au tribunal, et vous payez les frais.',
    title: 'Accepter le nouveau loyer',
    cost: 'Le loyer plus haut chaque mois.',
    time: 'Avant la fin du deuxième mois.',
    risk: 'Vous ne pouvez pas revenir en arrière sans raison.',
    bestFor: 'Le montant est dans le loyer local et les limites.',
  },
  'de.rise.option-help': {
    says: 'Une association de locataires calcule le loyer local et écrit la réponse pour vous.',
    title: 'Faire vérifier la lettre',
    cost: 'Une cotisation par an, ou une aide pour petits revenus.',
    time: 'Cette semaine.',
    risk: 'Aucun. Le délai court toujours.',
    bestFor: 'Vous ne savez pas si le montant est juste.',
  },
  'de.rise.insight-pay': {
    says: 'Si vous payez plusieurs fois le nouveau loyer sans réserve, cela peut valoir un oui.',
    actionable: 'Payez l’ancien loyer jusqu’à votre décision.',
  },
}
