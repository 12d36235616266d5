/** Garantie, refus et fuites, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_FR: Words = {
  'ch.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'ch.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
  'ch.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'ch.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'ch.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.benefit-want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.right-object': {
    says: 'Contre une décision, vous avez en général 30 jours pour une opposition ou un recours. Contre un préavis de l’office AI, aussi 30 jours. La lettre dit où.',
  },
  'ch.data.reality': {
    says: 'On vous dit que d’autres ont pu voir vos données. Vous ne devez rien. Agissez vite pour éviter un abus.',
  },
  'ch.data.step-first': {
    says: 'Changez le mot de passe là, et partout où il est le même. Ouvrez le site vous-même, pas par un lien. Surveillez votre compte.',
  },
  'ch.charges.reality': {
    says: 'C’est un décompte de charges. Il peut être faux. Vous n’avez pas à payer avant d’avoir vu les factures.',
  },
  'ch.charges.step-first': {
    says: 'Écrivez avant l’échéance. Demandez les factures, comparez avec l’an passé et le bail, et dites quels frais vous contestez.',
  },
  'ch.refusal.deadline': {
    says: 'Vous avez trente jours pour une opposition écrite.',
    action: 'Faire opposition',
    consequence: 'La décision devient définitive.',
  },
  'ch.social-help.want': {
    says: 'Un service réduit, arrête ou refuse votre aide sociale.',
  },
  'ch.social-help.right': {
    says: 'Il doit vous entendre, décider par écrit et donner ses motifs. La lettre dit le délai de recours, le plus souvent 30 jours, moins dans certains cantons. L’aide dans la détresse est un droit de la Constitution.',
  },
  'ch.social-help.step': {
    says: 'Recourez par écrit avant ce jour. Demandez votre dossier, et que la réduction attende. Si vous n’avez plus d’argent, dites-le et demandez de l’aide tout de suite.',
  },
}
