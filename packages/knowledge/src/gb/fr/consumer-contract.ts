/** Achats et contrats : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_FR: Words = {
  'gb.contract.want': {
    says: 'L’entreprise voit les choses autrement que vous. Cherchez ce qu’elle refuse, ce qu’elle offre et ce qu’elle veut que vous payiez.',
  },
  'gb.contract.rights-goods': {
    says: 'Vous pouvez rendre un bien défectueux dans les 30 jours contre tout votre argent. Après, vous pouvez demander une réparation ou un remplacement.',
  },
  'gb.contract.rights-leaving': {
    says: 'Une clause injuste ne vous lie pas. Vous pouvez demander comment les frais sont calculés, et les contester gratuitement.',
  },
  'gb.contract.reality': {
    says: 'Le non d’une entreprise n’est pas le dernier mot. Ses propres règles ne peuvent pas enlever vos droits d’acheteur.',
  },
  'gb.contract.not-yet': {
    says: 'Personne ne peut prendre votre argent ou vos biens à cause de cette lettre. Il faut d’abord un jugement, et vous recevriez des papiers.',
  },
  'gb.contract.step-reject': {
    says: 'L’avez-vous reçu il y a moins de 30 jours ? Alors écrivez aujourd’hui : « I reject the goods and want a full refund. » (Je rends le bien et je veux tout mon argent.)',
  },
  'gb.contract.step-write': {
    says: 'Répondez par écrit. Dites ce qui ne va pas, ce que vous voulez et pour quel jour, par exemple dans 14 jours.',
  },
  'gb.contract.step-proof': {
    says: 'Rassemblez les preuves : contrat, reçu, annonce, photos, messages et dates de chaque défaut ou appel.',
  },
  'gb.contract.step-card': {
    says: 'Payé par carte de crédit, pour plus de £100 et jusqu’à £30,000 ? Demandez aussi votre argent à la société de la carte.',
  },
  'gb.contract.step-helpline': {
    says: 'Appelez l’aide gratuite aux consommateurs de votre nation. Elle dit quoi écrire et peut alerter les contrôleurs (trading standards).',
  },
  'gb.contract.step-part': {
    says: 'S’ils demandent de l’argent, écrivez quelle partie vous contestez et pourquoi. Ne payez une partie que si elle est juste.',
  },
  'gb.contract.insight-last-word': {
    says: 'C’est peut-être leur réponse finale. Alors vous pouvez aller tout de suite au médiateur (ombudsman) ou au service qu’ils nomment.',
    actionable:
      'Cherchez son nom et le dernier jour pour s’y plaindre. C’est souvent six ou douze mois.',
  },
  'gb.contract.option-dispute': {
    says: 'Nommez le défaut ou les frais, le droit que vous utilisez et un jour pour leur réponse.',
    title: 'Écrire et demander ce que la loi donne',
    cost: 'Rien par courriel.',
    time: 'Une heure. Donnez-leur 14 jours.',
    risk: 'Faible. Restez aux faits.',
    bestFor: 'Vous pensez qu’ils ont tort.',
  },
  'gb.contract.option-scheme': {
    says: 'Demandez à quel ombudsman ou service de litiges l’entreprise appartient. C’est souvent gratuit pour l’acheteur.',
    title: 'Aller au médiateur (ombudsman)',
    cost: 'Le plus souvent rien.',
    time: 'De quelques semaines à quelques mois.',
    risk: 'Toutes les entreprises n’y sont pas obligées.',
    bestFor: 'Ils ont dit leur dernier mot.',
  },
  'gb.contract.option-deal': {
    says: 'Un remboursement partiel, une réparation gratuite ou des frais plus bas peuvent y mettre fin. Demandez un écrit.',
    title: 'Trouver un accord',
    cost: 'Ce à quoi vous renoncez.',
    time: 'Quelques jours.',
    risk: 'Un accord final met fin à votre demande.',
    bestFor: 'Vous voulez en finir vite.',
  },
  'gb.contract.option-claim': {
    says: 'Envoyez d’abord une dernière lettre avec une date. Puis vous pouvez saisir le tribunal en ligne, sans avocat.',
    title: 'Faire une petite demande (small claim)',
    cost: 'Des frais de tribunal. Vous les récupérez si vous gagnez.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, vous perdez les frais et payez peut-être de petits coûts.',
    bestFor: 'Vous avez de bonnes preuves et ils ne bougent pas.',
  },
}
