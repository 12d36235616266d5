/** Garantie, refus et fuites, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_FR: Words = {
  'jp.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'jp.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
  'jp.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'jp.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'jp.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'jp.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'jp.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'jp.refusal.right-review': {
    says: 'Vous pouvez demander un réexamen gratuit (審査請求) dans les trois mois après l’avoir su. La lettre doit dire où.',
  },
  'jp.data.reality': {
    says: 'On vous dit que d’autres ont pu voir vos données. Vous ne devez rien. Agissez vite pour éviter un abus.',
  },
  'jp.data.step-first': {
    says: 'Changez le mot de passe là, et partout où il est le même. Ouvrez le site vous-même, pas par un lien. Surveillez votre compte.',
  },
  'jp.refusal.deadline': {
    says: 'Vous avez trois mois, dès le lendemain, pour demander un réexamen (審査請求).',
    action: 'Demander un réexamen (審査請求)',
    consequence: 'La décision reste.',
  },
  'jp.stay.right-court': {
    says: 'Contre un séjour refusé, vous pouvez aller au tribunal dans les six mois (取消訴訟). Le réexamen gratuit (審査請求) ne vaut pas ici. Demandez d’abord les raisons au bureau.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Si votre séjour finit bientôt, vous pouvez souvent passer au temps pour partir (特定活動, 出国準備), ou refaire la demande avec de meilleurs papiers. Rester après la date est un délit.',
  },
  'jp.refusal.right-pension': {
    says: 'Demandez un réexamen au 社会保険審査官 dans les trois mois. Après sa réponse, vous avez deux mois pour un second.',
  },
  'jp.refusal.right-work-injury': {
    says: 'Demandez un réexamen au 労働者災害補償保険審査官 dans les trois mois. C’est gratuit. Demandez aussi le dossier.',
  },
  'jp.refusal.right-job-benefit': {
    says: 'Contre une décision de Hello Work, vous pouvez demander un réexamen gratuit au 雇用保険審査官 dans les trois mois.',
  },
  'jp.refusal.right-care': {
    says: 'Si le niveau de soins semble faux, demandez à la ville un nouvel examen (区分変更) à tout moment. Ou saisissez la 介護保険審査会 dans les trois mois.',
  },
  'jp.refusal.right-welfare': {
    says: 'L’aide ne peut baisser sans bonne raison, et on vous entend avant. Demandez un réexamen au gouverneur en trois mois. La réponse vient en 50 à 70 jours.',
  },
  'jp.data.right-harm': {
    says: 'Une fuite peut donner droit à des dommages, même pour l’inquiétude seule. Les sommes sont petites. Si la carte a été utilisée, prévenez vite la firme ; elle couvre souvent les 60 jours d’avant.',
  },
}
