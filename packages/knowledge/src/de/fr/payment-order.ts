/** Court payment orders (Mahnbescheid): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'de.claim.what-order': {
    says: 'C’est une injonction de payer d’un tribunal (Mahnbescheid). Payez, ou opposez-vous dans les deux semaines du jour inscrit sur l’enveloppe jaune.',
  },
  'de.claim.reality-order': {
    says: 'Aucun juge n’a vérifié si vous devez cette somme. Tout le monde peut la demander. Mais le silence la rend exécutoire.',
  },
  'de.claim.who-order': {
    says: 'L’injonction vient d’un vrai tribunal. Il transmet seulement ce que l’autre partie réclame.',
  },
  'de.claim.not-yet-order': {
    says: 'Rien ne peut encore être saisi. Il leur faut une ordonnance d’exécution (Vollstreckungsbescheid), que votre opposition arrête.',
  },
  'de.claim.rights-order': {
    says: 'Vous pouvez vous opposer à tout ou à une partie, sans donner de raisons. Cela ne coûte rien.',
  },
  'de.claim.know-help': {
    says: 'Tout tribunal local (Amtsgericht) vous aide gratuitement à remplir le formulaire d’opposition.',
    learnMore:
      'Vous pouvez aussi vous opposer par lettre. Donnez le numéro et écrivez : « Ich widerspreche dem Anspruch insgesamt » (je m’oppose à toute la demande).',
  },
  'de.claim.deadline-order': {
    says: 'Les deux semaines partent du jour de la remise, inscrit sur l’enveloppe jaune. Le jour indiqué ici est le plus sûr.',
    action: 'Envoyer votre opposition (Widerspruch), ou payer ce que vous devez',
    consequence:
      'L’autre partie peut demander une ordonnance d’exécution. Une opposition tardive compte encore tant qu’elle n’est pas rendue.',
  },
  'de.claim.option-object': {
    title: 'S’opposer à l’injonction de payer',
    says: 'Cochez la case du formulaire et renvoyez-le. Il ne faut ni raisons ni avocat.',
    cost: 'Gratuit.',
    time: 'Dix minutes, dans les deux semaines.',
    risk: 'Ils peuvent passer à un vrai procès. Si vous le perdez, vous en payez les frais.',
    bestFor: 'Vous ne devez rien, ou pas tout.',
  },
  'de.claim.right-object': {
    says: 'Vous avez le droit de vous opposer par écrit sans raisons, tant qu’aucune ordonnance d’exécution n’est rendue.',
  },
  'de.claim.right-late': {
    says: 'Une opposition tardive n’est pas perdue. Le tribunal la traite comme une opposition à l’ordonnance d’exécution.',
  },
  'de.claim.right-proof': {
    says: 'Après votre opposition, l’autre partie doit expliquer et prouver sa demande devant un juge.',
  },
  'de.claim.right-expires': {
    says: 'S’ils ne demandent pas l’ordonnance suivante dans les six mois de la remise, l’injonction perd son effet.',
  },
  'de.claim.warn-silence': {
    says: 'Ne l’ignorez pas, même si la demande est absurde. Le silence peut la rendre exécutoire 30 ans.',
  },
  'de.claim.warn-fake': {
    says: 'Une vraie injonction arrive par la poste en enveloppe jaune avec une date. Par e-mail, ou avec paiement à l’étranger, elle est fausse.',
  },
  'de.claim.warn-part': {
    says: 'Si vous ne dites pas à quoi vous vous opposez, le tribunal considère que vous vous opposez à tout.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Le formulaire le dit lui-même : le tribunal n’a pas vérifié la demande.',
    actionable: 'Comparez la demande ligne par ligne avec votre contrat et vos paiements.',
  },
  'de.claim.insight-stop': {
    says: 'Après une opposition, aucun procès ne commence tout seul. L’autre partie doit le demander, souvent déjà dans sa première demande, et payer d’abord d’autres frais.',
    actionable: 'Opposez-vous en cas de doute, et surveillez toujours votre courrier.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Vous devez la facture mais pas les suppléments ? Opposez-vous seulement aux frais de recouvrement, et payez le reste.',
    risk: 'Ce à quoi vous ne vous opposez pas devient exécutoire. Payez cette partie à temps.',
    notWhen: 'Vous ne devez rien du tout.',
  },
  'de.claim.myth-court-checked': {
    says: 'Une injonction de payer (Mahnbescheid) n’est pas un jugement. Le tribunal n’a pas du tout vérifié la demande.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'Il ne faut ni avocat ni raisons pour s’opposer à une injonction de payer.',
  },
  'de.claim.element-unchecked': {
    name: 'La note que le tribunal n’a pas vérifié la demande',
    says: 'Une vraie injonction dit que le tribunal n’a pas vérifié la demande.',
    ifMissing:
      'Nous ne voyons pas la note que le tribunal n’a pas vérifié la demande. Une vraie injonction la porte. Appelez le tribunal.',
  },
  'de.claim.element-two-weeks': {
    name: 'Les deux semaines pour payer ou s’opposer',
    says: 'Une vraie injonction donne deux semaines pour payer ou s’opposer.',
    ifMissing:
      'Nous ne voyons pas les deux semaines pour votre opposition. Appelez le tribunal et demandez si le papier est vrai.',
  },
}
