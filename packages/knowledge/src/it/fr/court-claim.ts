/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-summons': {
    says: 'Quelqu’un a commencé un procès contre vous et vous appelle devant un juge.',
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
  'it.claim.august': {
    says: 'Du 1er au 31 août, la plupart des délais du tribunal s’arrêtent. Par prudence, nous n’y comptons pas.',
  },
  'it.claim.deadline-answer': {
    says: 'Dans un procès ordinaire, votre avocat doit déposer la réponse 70 jours avant l’audience.',
    action: 'Déposer la réponse (comparsa di risposta) par un avocat',
    consequence: 'Vous perdez le droit à certaines défenses.',
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
  'it.claim.step-date': {
    says: 'Notez le jour où il vous a été remis. Gardez l’enveloppe. Marquez le dernier jour.',
  },
  'it.claim.step-real': {
    says: 'Vérifiez s’il est vrai : le tribunal, le numéro de l’affaire (R.G.) et l’avocat. Appelez le greffe à un numéro que vous trouvez vous-même.',
  },
  'it.claim.step-lawyer': {
    says: 'Voyez un avocat cette semaine. Avec de petits revenus, demandez l’aide juridique gratuite à l’Ordre des avocats (Ordine degli avvocati).',
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
  'it.claim.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Proposez de payer en plusieurs fois. Demandez que le procès s’arrête.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours. Le délai continue de courir.',
    risk: 'Sans accord écrit, le procès continue.',
    bestFor: 'Vous devez la somme et pouvez payer en plusieurs fois.',
  },
  'it.claim.option-help': {
    title: 'Avoir un avocat gratuit',
    says: 'Demandez l’aide juridique à l’Ordre des avocats (Ordine degli avvocati) de votre ville.',
    cost: 'Rien avec de petits revenus.',
    time: 'Une visite cette semaine.',
    risk: 'Ne laissez pas passer le délai en attendant.',
    bestFor: 'Tout papier du tribunal.',
  },
  'it.claim.insight-mediation': {
    says: 'Pour banques, assurances et loyer, le créancier doit lancer une médiation après votre opposition. S’il ne le fait pas, l’injonction tombe.',
    actionable: 'Demandez à votre avocat de le vérifier.',
  },
  'it.claim.warning-no-ignore': {
    says: 'N’ignorez pas un papier du tribunal. Le refuser, ou ne pas le retirer à la poste, ne l’arrête pas.',
  },
}
