/** The French words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_FR: Words = {
  'nz.refused.reality': {
    says: 'C’est le dernier mot de l’entreprise, pas celui de votre affaire. Une personne indépendante peut l’examiner à nouveau.',
  },
  'nz.refused.right-free': {
    says: 'Le service de règlement des litiges (dispute scheme) que la lettre nomme est gratuit pour vous, et il ne faut pas d’avocat. L’entreprise doit faire partie d’un tel service.',
  },
  'nz.refused.right-bind': {
    says: 'Si vous acceptez sa décision, l’entreprise doit la suivre. Si vous ne l’acceptez pas, vous pouvez encore aller au tribunal.',
  },
  'nz.refused.right-others': {
    says: 'Pour l’électricité et le gaz, c’est Utilities Disputes, pour le téléphone et internet Telecommunications Dispute Resolution. Les deux sont gratuits.',
  },
  'nz.refused.right-tribunal': {
    says: 'Pour des biens et des services, vous pouvez aussi aller au Disputes Tribunal, jusqu’à 60 000 $. Les avocats n’y participent pas.',
  },
  'nz.refused.right-public': {
    says: 'Pour un organisme public, l’Ombudsman examine l’affaire gratuitement.',
  },
  'nz.refused.step-keep': {
    says: 'Gardez cette lettre et cherchez le service (dispute scheme) et le dernier jour qu’elle nomme. Ce temps peut être court, alors écrivez vite.',
  },
  'nz.refused.step-gather': {
    says: 'Rassemblez vos lettres, relevés et notes d’appels. Continuez à payer ce que vous ne contestez pas.',
  },
  'nz.refused.option-scheme': {
    says: 'Plaignez-vous en ligne. Dites ce qui s’est mal passé, ce que vous avez perdu et ce que vous voulez, et ajoutez cette lettre.',
    title: 'Aller au service gratuit',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Faible. Vous ne payez rien si vous perdez.',
    bestFor: 'Vous pensez toujours que l’entreprise avait tort.',
  },
}
