/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'it.home.want-rent': {
    says: 'Votre propriétaire dit que vous devez du loyer ou des charges, et demande le paiement.',
  },
  'it.home.want-rent-demand': {
    says: 'Votre propriétaire dit que vous devez du loyer ou des charges, et demande le paiement.',
  },
  'it.home.who': {
    says: 'C’est votre propriétaire (locatore), ou un avocat ou une agence pour lui. Ce n’est pas un tribunal.',
  },
  'it.home.rights': {
    says: 'Vous pouvez rester jusqu’à ce qu’un juge ordonne votre départ. Vous pouvez payer, contester, demander du temps, et avoir un avocat gratuit avec de petits revenus.',
  },
  'it.home.reality': {
    says: 'Une lettre ne met pas fin à votre logement. Seul un juge peut vous faire partir, et seul un huissier du tribunal peut l’exécuter.',
  },
  'it.home.no-locks': {
    says: 'Votre propriétaire ne peut pas changer la serrure, couper électricité ou eau, ou entrer sans votre accord. Si cela arrive, appelez la police.',
  },
  'it.home.unregistered': {
    says: 'Si le bail n’est pas enregistré, le propriétaire ne peut pas réclamer plus que le loyer enregistré. Vous avez des droits en plus.',
  },
  'it.home.right-judge': {
    says: 'Vous avez le droit d’être entendu par un juge avant de perdre votre logement.',
  },
  'it.home.right-grace': {
    says: 'S’ils vont au tribunal pour le loyer d’un logement, vous pouvez tout payer à l’audience. Ou demandez au juge jusqu’à 90 jours (termine di grazia).',
  },
  'it.home.right-rise': {
    says: 'Pendant le bail, le loyer peut monter seulement comme le dit le bail écrit, souvent selon l’indice ISTAT. Avec l’impôt fixe (cedolare secca), il ne peut pas monter.',
  },
  'it.home.right-deposit': {
    says: 'La caution peut être de trois mois de loyer au plus, avec des intérêts chaque année. Elle vous revient à la fin, moins les dégâts prouvés.',
  },
  'it.home.right-charges': {
    says: 'Pour les charges communes, vous payez seulement ce que la loi ou le bail vous impose. Vous pouvez d’abord voir les factures.',
  },
  'it.home.right-repairs': {
    says: 'Le propriétaire doit faire les réparations, sauf les petites.',
  },
  'it.home.option-dispute': {
    title: 'Dire non par écrit',
    says: 'Dites au propriétaire que le congé est tardif, n’a pas de motif légal, ou que la somme est fausse.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Le propriétaire peut aller au tribunal.',
    bestFor: 'Le congé ou la somme n’est pas juste.',
  },
  'it.home.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Proposez un plan pour le loyer, ou une date de départ que vous pouvez tenir.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Une promesse que vous ne pouvez pas tenir aggrave la situation.',
    bestFor: 'Vous devez du loyer, ou voulez partir calmement.',
  },
  'it.home.option-pay': {
    title: 'Payer le loyer dû',
    says: 'Payez tout avant qu’ils aillent au tribunal.',
    cost: 'Le loyer dû.',
    time: 'Maintenant.',
    risk: 'Faible.',
    bestFor: 'Vous devez la somme et pouvez trouver l’argent.',
  },
  'it.home.option-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat de locataires, la commune ou un avocat gratuit.',
    cost: 'Gratuit ou de petits frais.',
    time: 'Une visite cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous craignez pour votre logement.',
  },
  'it.home.insight-one-month': {
    says: 'Un mois impayé depuis 20 jours suffit pour aller au tribunal.',
    actionable: 'Payez d’abord le mois le plus ancien et gardez la preuve.',
  },
  'it.home.tactic-offer-rent': {
    says: 'Si le propriétaire refuse le loyer, envoyez-le par virement ou mandat postal avec preuve.',
    risk: 'De petits frais.',
    notWhen: 'Inutile quand le virement marche.',
  },
  'it.home.know-demand': {
    says: 'Une demande écrite de loyer vous met en retard. Les intérêts courent, et les cinq ans de prescription du loyer repartent.',
  },
}
