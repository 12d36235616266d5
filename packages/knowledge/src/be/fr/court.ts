/** A summons, a judgment and acts of a bailiff (huissier, gerechtsdeurwaarder): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Quelqu’un demande au tribunal de décider contre vous. La citation ou requête vous appelle à une audience.',
  },
  'be.court.claim-who': {
    says: 'Petites créances, loyers, énergie et soins vont au juge de paix, près de chez vous.',
  },
  'be.court.claim-reality': {
    says: 'Rien n’est décidé. Allez à la première audience : votre parole y compte.',
  },
  'be.court.claim-not-yet': { says: 'Ils ne peuvent pas saisir avant un jugement signifié.' },
  'be.court.claim-rights': {
    says: 'Vous pouvez venir en personne, contester, demander du temps et avoir un avocat gratuit avec de faibles revenus.',
  },
  'be.court.claim-step-date': {
    says: 'Notez le jour, l’heure et le tribunal de la première audience.',
  },
  'be.court.claim-step-go': {
    says: 'Allez-y. Dites si vous contestez, ou demandez des mensualités. Sans vous, vous êtes en général condamné.',
  },
  'be.court.claim-step-aid': {
    says: 'Demandez maintenant un avocat gratuit au bureau d’aide juridique.',
  },
  'be.court.claim-step-proof': {
    says: 'Apportez des preuves : paiements, lettres, contrat. Dites-le si la dette est prescrite.',
  },
  'be.court.claim-step-time': {
    says: 'Demandez au juge des termes et délais. Apportez votre budget.',
  },
  'be.court.claim-right-heard': {
    says: 'Vous avez le droit d’être entendu et à au moins huit jours entre la citation et l’audience.',
  },
  'be.court.claim-right-time': { says: 'Vous avez le droit de demander des délais.' },
  'be.court.claim-right-aid': {
    says: 'Avec de faibles revenus, vous avez droit à un avocat gratuit.',
  },
  'be.court.claim-option-go': {
    title: 'Aller à l’audience',
    says: 'Dites votre version, ou demandez du temps.',
    cost: 'Rien sans avocat.',
    time: 'Une matinée.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Toute personne citée.',
  },
  'be.court.claim-option-plan': {
    title: 'Convenir d’un plan avant l’audience',
    says: 'Proposez une mensualité par écrit. Allez quand même à l’audience.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Les frais de citation restent.',
    bestFor: 'Vous devez la somme.',
  },
  'be.court.claim-option-help': {
    title: 'Avoir un avocat gratuit',
    says: 'Demandez au bureau d’aide juridique.',
    cost: 'Rien ou une partie.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vos revenus sont faibles.',
  },
  'be.court.claim-warn': {
    says: 'Ne manquez pas la première audience. Un jugement par défaut est difficile à défaire.',
  },
  'be.court.judgment-want': {
    says: 'Un tribunal a décidé. Le papier dit ce que vous devez payer ou faire.',
  },
  'be.court.judgment-who': {
    says: 'Un huissier signifie le jugement. Le délai d’appel part ce jour-là.',
  },
  'be.court.judgment-reality': {
    says: 'C’est sérieux, mais vous pouvez encore faire appel, demander un plan ou une aide.',
  },
  'be.court.judgment-deadline': {
    says: 'Vous avez un mois après la signification pour faire appel.',
    action: 'Faire appel du jugement',
    consequence: 'Après, le jugement est définitif.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Voyez vite un avocat ou le bureau d’aide juridique. Montrez la date de signification.',
  },
  'be.court.judgment-step-plan': {
    says: 'Écrivez à l’huissier et proposez une mensualité avant une saisie.',
  },
  'be.court.judgment-step-help': {
    says: 'Avec beaucoup de dettes, demandez au CPAS un règlement collectif.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Vous avez le droit de faire appel de la plupart des jugements de plus de 2 000 €.',
  },
  'be.court.judgment-right-money': {
    says: 'Une part du salaire et toutes les allocations familiales sont insaisissables.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Faire appel',
    says: 'Un avocat dépose l’appel à temps.',
    cost: 'Un avocat, ou l’aide juridique.',
    time: 'Un mois pour commencer.',
    risk: 'Il faut parfois payer en attendant.',
    bestFor: 'Le jugement est clairement faux.',
  },
  'be.court.judgment-option-plan': {
    title: 'Convenir d’un plan avec l’huissier',
    says: 'Proposez une mensualité avec votre budget.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Il faut le tenir.',
    bestFor: 'Vous acceptez le jugement.',
  },
  'be.court.officer-want': { says: 'Un huissier vous demande de payer, ou commence une saisie.' },
  'be.court.officer-who': {
    says: 'Un huissier de justice est un officier public. Pour saisir, il faut un jugement ou un autre titre.',
  },
  'be.court.officer-reality-none': {
    says: 'On ne voit pas de jugement. L’huissier peut alors seulement demander, avec des frais plafonnés.',
  },
  'be.court.officer-reality': {
    says: 'La lettre parle d’un titre, donc il peut être exécuté. Un plan reste possible, et beaucoup est protégé.',
  },
  'be.court.officer-not-yet': { says: 'Sans titre, personne ne peut entrer ni prendre des biens.' },
  'be.court.officer-deadline-bank': {
    says: 'Vous avez 15 jours après la dénonciation pour vous opposer à la saisie devant le juge des saisies.',
    action: 'S’opposer à la saisie-arrêt',
    consequence: 'Après, la banque ou l’employeur paie.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Vous avez cinq jours après le premier acte de saisie pour dire à l’huissier quels biens sont protégés.',
    action: 'Signaler les biens protégés',
    consequence: 'Après, vous ne pouvez plus le faire.',
  },
  'be.court.officer-step-title': { says: 'Demandez une copie du jugement et le décompte complet.' },
  'be.court.officer-step-plan': {
    says: 'Proposez maintenant une mensualité par écrit. Dites si vous avez une médiation de dettes.',
  },
  'be.court.officer-step-help': { says: 'Appelez votre CPAS pour une médiation gratuite.' },
  'be.court.officer-right-goods': {
    says: 'Lit, vêtements, lave-linge, chauffage, frigo, table, affaires d’enfant et outils de travail sont protégés.',
  },
  'be.court.officer-right-pay': {
    says: 'Une part de base du salaire est insaisissable. Les montants changent chaque année et montent avec les enfants.',
  },
  'be.court.officer-right-benefits': {
    says: 'Allocations familiales, revenu d’intégration et autres aides restent protégés, aussi un temps sur le compte.',
  },
  'be.court.officer-right-judge': { says: 'Vous pouvez saisir le juge des saisies.' },
  'be.court.officer-option-plan': {
    title: 'Convenir d’un plan',
    says: 'Proposez une mensualité avec votre budget.',
    cost: 'Ce que vous proposez, et de petits frais.',
    time: 'Une lettre.',
    risk: 'Les frais reprennent si vous arrêtez.',
    bestFor: 'Vous devez la somme.',
  },
  'be.court.officer-option-collective': {
    title: 'Demander un règlement collectif',
    says: 'Le tribunal du travail peut arrêter les saisies et fixer un plan. Le CPAS aide à déposer.',
    cost: 'Rien pour déposer.',
    time: 'Quelques semaines.',
    risk: 'Règles strictes jusqu’à sept ans.',
    bestFor: 'Vous avez beaucoup de dettes.',
  },
}
