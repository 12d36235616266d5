/** Garantie et refus, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_FR: Words = {
  'be.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'be.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
  'be.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'be.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'be.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'be.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'be.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'be.refusal.right-court': {
    says: 'Vous avez en général trois mois pour saisir le tribunal du travail. C’est gratuit, et votre syndicat ou un avocat gratuit peut écrire.',
  },
  'be.charges.reality': {
    says: 'C’est un décompte de charges. Il peut être faux. Vous n’avez pas à payer avant d’avoir vu les factures.',
  },
  'be.charges.step-first': {
    says: 'Écrivez avant l’échéance. Demandez les factures, comparez avec l’an passé et le bail, et dites quels frais vous contestez.',
  },
  'be.refusal.deadline': {
    says: 'Vous avez en général trois mois pour le tribunal du travail. Nous comptons depuis la date de la lettre.',
    action: 'Recours au tribunal du travail',
    consequence: 'La décision reste.',
  },
  'be.credit.refused-want': {
    says: 'Un prêteur refuse votre demande de crédit.',
  },
  'be.credit.refused-right': {
    says: 'Le prêteur doit vous dire aussitôt et sans frais quel fichier il a consulté et ce qu’il y a trouvé. Il ne peut rien demander pour le refus.',
  },
  'be.credit.refused-step': {
    says: 'Demandez gratuitement à la Banque nationale ce que sa Centrale des crédits garde sur vous. Faites corriger les données fausses.',
  },
}
