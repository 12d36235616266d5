/** Reminders and collection firms (Inkassobüro): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ch.debt.want': {
    says: 'On vous demande de payer une facture, souvent avec des frais en plus. Cette lettre n’est qu’une demande.',
  },
  'ch.debt.who': {
    says: 'C’est une entreprise privée, pas un office de l’État. Elle n’a pas plus de pouvoir qu’un autre créancier.',
  },
  'ch.debt.real': {
    says: 'Personne ne peut prendre votre salaire ou vos biens à cause de cette lettre.',
  },
  'ch.debt.not-yet': {
    says: 'L’office des poursuites doit d’abord envoyer un commandement de payer. Vous pouvez l’arrêter d’un mot dans les dix jours.',
  },
  'ch.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester, refuser des frais peu clairs et proposer des acomptes.',
  },
  'ch.debt.right-fees': {
    says: 'Vous avez le droit de refuser les frais d’une société de recouvrement. Le créancier doit prouver tout dommage au-delà de l’intérêt.',
  },
  'ch.debt.right-proof': { says: 'Vous avez le droit de voir sur quoi repose la demande.' },
  'ch.debt.right-old': {
    says: 'Si la dette est prescrite, vous pouvez refuser. Vous devez le dire vous-même.',
  },
  'ch.debt.option-dispute': {
    title: 'Contester la dette ou les frais',
    says: 'Écrivez ce que vous ne devez pas et pourquoi.',
    cost: 'Un timbre.',
    time: 'Une lettre.',
    risk: 'Une poursuite peut suivre.',
    bestFor: 'La facture ou les frais sont faux.',
  },
  'ch.debt.option-plan': {
    title: 'Proposer de payer par acomptes',
    says: 'Indiquez une somme que vous pourrez tenir.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Un plan écrit peut reconnaître la dette.',
    bestFor: 'Vous devez la somme mais pas d’un coup.',
  },
  'ch.debt.option-help': {
    title: 'Demander un conseil gratuit',
    says: 'Le conseil en désendettement est gratuit dans chaque canton.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous avez plusieurs dettes.',
  },
  'ch.debt.insight-register': {
    says: 'Une poursuite peut rester cinq ans dans le registre des poursuites et gêner la recherche d’un logement.',
    actionable:
      'N’ignorez pas un commandement de payer. Faites opposition dans les dix jours si vous contestez.',
  },
  'ch.debt.insight-partpay': {
    says: 'Un paiement partiel fait repartir le délai de prescription.',
    actionable: 'Vérifiez l’âge de la dette avant de payer une première somme.',
  },
  'ch.debt.warn-ignore': {
    says: 'Un créancier peut lancer une poursuite sans preuve. Surveillez votre courrier : un commandement de payer peut arriver.',
  },
  'ch.debt.myth-seize': {
    says: 'Une société de recouvrement ne peut pas saisir. Seul l’office des poursuites le peut, et seulement si aucune opposition ne tient.',
  },
  'ch.debt.right-meeting': {
    says: 'Avant la plupart des procès, il y a une audience devant l’autorité de conciliation. Vous pouvez y donner votre version et trouver un accord.',
  },
  'ch.debt.right-doctor': {
    says: 'Envoyez tout de suite une facture de médecin à votre caisse maladie. En général, l’assurance de base la rembourse, moins votre part. Demandez au médecin d’attendre jusque-là.',
  },
  'ch.debt.right-office-cost': {
    says: 'Un commandement de payer pour 100 à 500 francs coûte 20 francs et le port. Le créancier l’avance. Des centaines de francs, c’est en général trop à ce stade.',
  },
}
