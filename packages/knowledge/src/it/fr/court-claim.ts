/** The French words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-order': {
    says: 'C’est une injonction de payer du tribunal (decreto ingiuntivo). Le juge a vu seulement les papiers du créancier, pas votre version.',
  },
  'it.claim.want-summons': {
    says: 'Quelqu’un a commencé un procès contre vous et vous appelle devant un juge.',
  },
  'it.claim.want-eviction': {
    says: 'Votre propriétaire demande à un juge de vous faire partir (sfratto) et vous appelle à une audience.',
  },
  'it.claim.who': {
    says: 'Il vient par un huissier du tribunal (ufficiale giudiziario), la poste ou un e-mail certifié (PEC), de la part de l’avocat de l’autre partie. C’est sérieux.',
  },
  'it.claim.rights': {
    says: 'Vous pouvez vous opposer, dire pourquoi et être entendu. Avec de petits revenus, vous pouvez demander un avocat gratuit.',
  },
  'it.claim.reality': {
    says: 'Si vous ne faites rien, cela devient définitif et ils peuvent saisir. Si vous vous opposez à temps, ils doivent prouver.',
  },
  'it.claim.reality-eviction': {
    says: 'Si vous ne venez pas à l’audience, le juge confirme l’expulsion. Si vous venez, vous pouvez payer, demander du temps ou vous opposer.',
  },
  'it.claim.no-seizure': {
    says: 'Sauf s’il est écrit « provvisoriamente esecutivo », ils ne peuvent rien saisir pendant les 40 premiers jours.',
  },
  'it.claim.no-locks': {
    says: 'Personne ne peut vous mettre dehors le jour de l’audience. Le juge fixe une date, et un huissier doit prévenir dix jours avant.',
  },
  'it.claim.august': {
    says: 'Du 1er au 31 août, la plupart des délais du tribunal s’arrêtent. Par prudence, nous n’y comptons pas.',
  },
  'it.claim.sixty-days': {
    says: 'Une injonction de payer doit être remise (notifica) dans les 60 jours de sa date. Sinon, elle perd sa force.',
  },
  'it.claim.deadline-order': {
    says: 'Vous avez 40 jours à partir du jour où elle vous a été remise (notifica). Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, ou faire opposition par un avocat (opposizione)',
    consequence: 'L’injonction devient définitive et ils peuvent saisir salaire, compte et biens.',
  },
  'it.claim.deadline-answer': {
    says: 'Dans un procès ordinaire, votre avocat doit déposer la réponse 70 jours avant l’audience.',
    action: 'Déposer la réponse (comparsa di risposta) par un avocat',
    consequence: 'Vous perdez le droit à certaines défenses.',
  },
  'it.claim.deadline-eviction': {
    says: 'L’audience est le jour qui compte. Allez-y, même sans avocat.',
    action: 'Aller à l’audience : payer, demander du temps ou vous opposer',
    consequence: 'Le juge confirme l’expulsion.',
  },
  'it.claim.right-oppose': {
    says: 'Vous avez le droit de vous opposer à une injonction de payer. Alors un procès normal commence, et ils doivent prouver la dette.',
  },
  'it.claim.right-stop': {
    says: 'Si l’injonction peut être exécutée tout de suite, vous pouvez demander au juge d’arrêter cela pour des raisons sérieuses.',
  },
  'it.claim.right-late': {
    says: 'Une mauvaise remise (notifica) vous a empêché de le savoir à temps ? Vous pouvez vous opposer en retard. Voyez un avocat tout de suite.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Contre un consommateur, le juge doit chercher les clauses abusives, et le procès doit se tenir là où vous vivez.',
  },
  'it.claim.right-legal-aid': {
    says: 'Avec de petits revenus, vous avez droit à un avocat gratuit (patrocinio a spese dello Stato). Demandez à l’Ordre des avocats (Ordine degli avvocati).',
  },
  'it.claim.right-small-claims': {
    says: 'Devant le juge de paix (giudice di pace), il ne faut pas d’avocat pour une affaire jusqu’à 1 100 €.',
  },
  'it.claim.right-grace': {
    says: 'Pour le loyer d’un logement, vous pouvez tout payer avec intérêts et frais à l’audience. Ou demandez au juge jusqu’à 90 jours (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Cela peut être 120 jours si vous avez perdu votre travail, êtes malade ou en vraie difficulté. C’est possible trois fois en quatre ans, quatre en cas de difficulté.',
  },
  'it.claim.right-twenty-days': {
    says: 'Il doit y avoir au moins 20 jours entre le jour où vous avez reçu le papier d’expulsion et l’audience.',
  },
  'it.claim.step-date': {
    says: 'Notez le jour où il vous a été remis. Gardez l’enveloppe. Marquez le dernier jour.',
  },
  'it.claim.step-real': {
    says: 'Vérifiez s’il est vrai : le tribunal, le numéro de l’affaire (R.G.) et l’avocat. Appelez le greffe à un numéro que vous trouvez vous-même.',
  },
  'it.claim.step-lawyer': {
    says: 'Voyez un avocat cette semaine. Avec de petits revenus, demandez l’aide juridique gratuite à l’Ordre des avocats (Ordine degli avvocati).',
  },
  'it.claim.step-hearing': {
    says: 'Allez à l’audience avec les preuves de vos paiements et de vos difficultés. Demandez au juge un délai pour payer (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Allez aux services sociaux et au bureau du logement de votre commune. Demandez le fonds pour locataires en retard sans faute (morosità incolpevole).',
  },
  'it.claim.step-papers': {
    says: 'Rassemblez reçus, contrat et lettres. Dites ce qui est faux : payé, trop ancien, pas à vous, somme fausse.',
  },
  'it.claim.step-agree': {
    says: 'Si vous devez la somme, appelez leur avocat et proposez un plan avant le dernier jour. Obtenez-le par écrit.',
  },
  'it.claim.step-old': {
    says: 'Si la dette est trop ancienne (prescritto), votre avocat doit le dire. Le juge ne le dira pas pour vous.',
  },
  'it.claim.option-defend': {
    title: 'Vous opposer',
    says: 'Un avocat dépose l’opposition ou la réponse avec vos raisons. L’autre partie doit prouver la dette.',
    cost: 'Avocat et frais du tribunal, ou aide juridique gratuite.',
    time: '40 jours pour une injonction. Le procès peut durer des années.',
    risk: 'Si vous perdez, vous pouvez payer leurs frais.',
    bestFor: 'C’est payé, faux, trop ancien, pas à vous ou injuste.',
  },
  'it.claim.option-defend-home': {
    title: 'Sauver votre logement',
    says: 'Allez à l’audience. Payez tout, demandez le délai pour payer (termine di grazia) ou opposez-vous.',
    cost: 'Loyer dû, intérêts et frais. Aide juridique gratuite avec de petits revenus.',
    time: 'Jusqu’à 90 ou 120 jours pour payer.',
    risk: 'Si vous manquez le nouveau jour, l’expulsion est confirmée.',
    bestFor: 'Vous voulez rester ou il vous faut du temps.',
  },
  'it.claim.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Proposez de payer en plusieurs fois. Demandez que le procès s’arrête.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours. Le délai continue de courir.',
    risk: 'Sans accord écrit, le procès continue.',
    bestFor: 'Vous devez la somme et pouvez payer en plusieurs fois.',
  },
  'it.claim.option-pay': {
    title: 'Payer à temps',
    says: 'Payez la somme et les frais de l’injonction dans les 40 jours et gardez la preuve.',
    cost: 'La somme, les intérêts et les frais que le juge a fixés.',
    time: 'Avant le dernier jour.',
    risk: 'Faible.',
    bestFor: 'Vous devez tout et pouvez payer.',
  },
  'it.claim.option-help': {
    title: 'Avoir un avocat gratuit',
    says: 'Demandez l’aide juridique à l’Ordre des avocats (Ordine degli avvocati) de votre ville.',
    cost: 'Rien avec de petits revenus.',
    time: 'Une visite cette semaine.',
    risk: 'Ne laissez pas passer le délai en attendant.',
    bestFor: 'Tout papier du tribunal.',
  },
  'it.claim.insight-silence': {
    says: 'Si vous ne vous opposez pas dans les 40 jours, l’injonction est aussi forte qu’un jugement.',
    actionable: 'Voyez un avocat bien avant le dernier jour.',
  },
  'it.claim.insight-mediation': {
    says: 'Pour banques, assurances et loyer, le créancier doit lancer une médiation après votre opposition. S’il ne le fait pas, l’injonction tombe.',
    actionable: 'Demandez à votre avocat de le vérifier.',
  },
  'it.claim.warning-no-ignore': {
    says: 'N’ignorez pas un papier du tribunal. Le refuser, ou ne pas le retirer à la poste, ne l’arrête pas.',
  },
  'it.claim.tactic-partial': {
    says: 'Si vous devez une partie, payez-la et opposez-vous au reste.',
    risk: 'Le juge peut les laisser exécuter la partie non contestée.',
    notWhen: 'Ne faites pas cela si toute la dette est trop ancienne.',
  },
  'it.claim.element-warning': {
    name: 'L’avertissement des 40 jours',
    says: 'L’injonction doit dire que vous pouvez vous opposer dans les 40 jours, et que l’exécution suit si vous ne le faites pas.',
    ifMissing: 'Dites à votre avocat que l’avertissement manque.',
  },
}
