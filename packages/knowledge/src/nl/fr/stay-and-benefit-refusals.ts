/** Garantie et refus, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_AND_BENEFIT_REFUSALS_FR: Words = {
  'nl.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'nl.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'nl.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'nl.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'nl.refusal.step-late': {
    says: 'Réclamez quand même aujourd’hui : écrivez pourquoi c’est tard, avec des preuves, et demandez votre dossier. Si quelque chose a changé, refaites aussi une demande.',
  },
  'nl.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'nl.refusal.right-object': {
    says: 'Vous pouvez vous opposer (bezwaar) gratuitement en six semaines et être entendu. En urgence, un juge peut prendre une mesure.',
  },
  'nl.refusal.ww-want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'nl.refusal.ww-reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'nl.refusal.ww-step-late': {
    says: 'Réclamez quand même aujourd’hui : écrivez pourquoi c’est tard, avec des preuves, et demandez votre dossier. Si quelque chose a changé, refaites aussi une demande.',
  },
  'nl.refusal.ww-step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'nl.refusal.ww-right': {
    says: 'L’UWV doit montrer que la perte de l’emploi est votre faute (verwijtbaar). Vous pouvez vous opposer gratuitement en six semaines. Dites pourquoi vous deviez partir.',
  },
  'nl.refusal.ww-deadline': {
    says: 'Vous avez six semaines pour vous opposer auprès de l’UWV (bezwaar).',
    action: 'S’opposer auprès de l’UWV (bezwaar)',
    consequence: 'La décision reste.',
  },
  'nl.refusal.deadline': {
    says: 'Vous avez six semaines pour vous opposer (bezwaar).',
    action: 'S’opposer (bezwaar)',
    consequence: 'La décision reste.',
  },
  'nl.refusal.right-assistance': {
    says: 'Vous pouvez refaire une demande tout de suite, avec la preuve de votre adresse et de vos biens. Pas encore de décision, et tous vos papiers sont remis ? Alors la commune doit verser une avance (voorschot) en quatre semaines.',
  },
  'nl.refusal.right-care': {
    says: 'La commune doit voir ce que vous et vos proches pouvez vraiment faire, puis donner une aide adaptée. Demandez son rapport.',
  },
  'nl.refusal.right-urgent': {
    says: 'Plus d’argent pour vivre, ou pas l’aide nécessaire ? Contestez et demandez en même temps au juge une mesure rapide (voorlopige voorziening).',
  },
}
