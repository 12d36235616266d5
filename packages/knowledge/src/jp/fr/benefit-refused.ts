/** Letters of an office that refuses or stops a benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_FR: Words = {
  'jp.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'jp.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'jp.refusal.step-late': {
    says: 'Allez au bureau aujourd’hui et demandez les raisons. Si vous avez encore besoin d’aide, refaites une demande. Un recours tardif demande une bonne raison (正当な理由).',
  },
  'jp.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'jp.refusal.right-review': {
    says: 'Vous pouvez demander un réexamen gratuit (審査請求) dans les trois mois après l’avoir su. La lettre doit dire où.',
  },
  'jp.refusal.deadline': {
    says: 'Vous avez trois mois, dès le lendemain, pour demander un réexamen (審査請求).',
    action: 'Demander un réexamen (審査請求)',
    consequence: 'La décision reste.',
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
  'jp.benefit.right-governor': {
    says: 'Pour l’aide publique (生活保護), vous demandez l’examen au gouverneur (知事). Il faut le faire avant d’aller au tribunal.',
  },
}
