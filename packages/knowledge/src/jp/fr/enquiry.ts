/** The French words of Japan: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FR: Words = {
  'jp.ask.step-debt': {
    says: 'Rassemblez vos lettres et appelez Houterasu.',
  },
  'jp.ask.right-debt': {
    says: 'Une société privée ne peut pas saisir sans tribunal.',
  },
  'jp.ask.step-home': {
    says: 'Ne signez rien et demandez d’abord à Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Un bailleur a besoin d’une bonne raison pour finir un bail ordinaire.',
  },
  'jp.ask.step-work': {
    says: 'Demandez au bureau gratuit du travail avant de signer.',
  },
  'jp.ask.right-work': {
    says: 'Un licenciement sans motif solide est nul.',
  },
  'jp.ask.order': {
    says: 'Opposez-vous sous deux semaines après la remise avec le formulaire de l’enveloppe. Il ne faut pas de raison. Si vous l’ignorez, une saisie peut suivre.',
  },
  'jp.ask.suit': {
    says: 'Envoyez la réponse (答弁書) à temps ou allez à l’audience. Si vous ne faites rien, l’autre partie gagne.',
  },
  'jp.ask.old': {
    says: 'La plupart des dettes : cinq ans depuis l’échéance, dix après un jugement. Vous devez le dire. Un paiement ou une promesse fait repartir le délai.',
    dependsOn: 'quand vous avez payé ou promis en dernier',
  },
  'jp.ask.seize': {
    says: 'Seulement avec un jugement ou un autre papier exécutoire. Alors le plus souvent un quart du salaire net ; les services fiscaux ont leurs propres règles.',
    dependsOn: 's’il y a un jugement',
  },
  'jp.ask.cannot-pay': {
    says: 'Appelez Houterasu. Avec un petit revenu, le conseil est gratuit. Il y a trois voies : un plan, un plan du tribunal, ou la faillite.',
  },
  'jp.ask.evict': {
    says: 'Pas sans tribunal. Seul un agent (執行官) avec un ordre du tribunal peut vous mettre dehors.',
  },
  'jp.ask.leave': {
    says: 'Dans un bail ordinaire, le bailleur a besoin d’une bonne raison et de six mois. Un bail fixe finit à sa date. Vous pouvez parler d’argent pour le déménagement.',
    dependsOn: 'votre type de bail',
  },
  'jp.ask.deposit': {
    says: 'Après votre départ, le dépôt (敷金) revient, moins le loyer impayé et les dégâts. L’usure normale et l’âge ne sont pas à votre charge.',
  },
  'jp.ask.rent-rise': {
    says: 'Vous n’avez pas à accepter tout de suite. Payez une somme que vous croyez juste jusqu’à la décision d’un tribunal. Vous pouvez devoir la différence avec 10 % d’intérêts plus tard.',
    dependsOn: 'ce qui est juste pour de tels logements',
  },
  'jp.ask.fired': {
    says: 'Ne signez pas de démission. Demandez les motifs par écrit, et 30 jours de préavis ou leur paiement. Puis demandez au bureau gratuit du travail.',
  },
  'jp.ask.cooling': {
    says: 'Ventes à la porte et par téléphone : huit jours. Vente pyramidale : vingt. En ligne, ce droit n’existe pas ; voyez les conditions de retour du magasin.',
    dependsOn: 'comment vous l’avez acheté',
  },
  'jp.ask.scam': {
    says: 'N’appelez pas et ne payez pas. Appelez le 188. Seul un vrai papier du tribunal par remise spéciale demande une réponse à temps.',
  },
  'jp.ask.tax': {
    says: 'Appelez le service avant qu’il saisisse et demandez du temps ou plusieurs paiements. Dites vos revenus et dépenses.',
    dependsOn: 'vos revenus et le type d’impôt',
  },
  'jp.ask.late-charges': {
    says: 'Pour un prêt d’un prêteur, le retard coûte au plus 20 % par an ; pour les autres contrats avec une entreprise, 14,6 %. Au-delà, vous ne devez rien. Si c’est plusieurs fois le prêt, il est vieux : cherchez d’abord votre dernier paiement. Après cinq ans, vous pouvez dire qu’il est prescrit. Ne payez aucune part avant.',
  },
  'jp.ask.account-seized': {
    says: 'Agissez aujourd’hui : environ une semaine après le papier du tribunal, le créancier peut prendre l’argent du compte. Demandez à ce tribunal de libérer de quoi vivre (範囲変更の申立て). Montrez que c’était un salaire, une retraite ou une allocation. Appelez Houterasu. Pour un impôt, parlez au bureau lui-même.',
  },
  'jp.ask.officer-at-home': {
    says: 'L’officier du tribunal (執行官) peut entrer et ouvrir les portes ; ne résistez pas. Mais meubles, habits, outils de travail, un mois de nourriture et l’argent d’environ deux mois de vie restent à vous. Les biens d’autrui ne peuvent être pris : dites-le. Appelez Houterasu avant ce jour. Une société de recouvrement ne peut jamais entrer.',
  },
  'jp.ask.own-claim': {
    says: 'Écrivez d’abord, au mieux par lettre certifiée (内容証明), avec un dernier jour. Jusqu’à 600 000 yens, un petit procès (少額訴訟) au tribunal sommaire finit le plus souvent en un jour, sans avocat. Ou demandez un ordre de payer (支払督促). Gardez messages et reçus. Vous avez souvent cinq ans.',
  },
}
