/** The French words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'us.consumer.want': {
    says: 'Une entreprise dit ce qu’elle fera ou ne fera pas pour votre achat ou votre contrat.',
  },
  'us.consumer.who': {
    says: 'C’est une entreprise privée. Son refus n’est pas le dernier mot.',
  },
  'us.consumer.reality': {
    says: 'Il n’y a pas de droit général de rendre un achat parce que vous avez changé d’avis. Pour les marchandises avec un défaut et les frais cachés, c’est différent.',
  },
  'us.consumer.rights-summary': {
    says: 'Vous pouvez contester un débit de carte, utiliser la garantie, vous plaindre à votre État et aller au tribunal des petits litiges (small claims court).',
  },
  'us.consumer.right-billing': {
    says: 'Pour des marchandises jamais arrivées ou un débit de carte faux, écrivez à la société de la carte dans les 60 jours après le relevé.',
  },
  'us.consumer.right-cooling-off': {
    says: 'Vous pouvez annuler une vente de 25 $ ou plus chez vous, ou de 130 $ ou plus dans un hôtel ou une foire. Vous avez jusqu’à minuit du troisième jour ouvrable.',
  },
  'us.consumer.right-online-cancel': {
    says: 'Une entreprise en ligne doit vous dire les conditions, avoir votre accord clair et donner un moyen simple d’arrêter les débits.',
  },
  'us.consumer.right-delivery': {
    says: 'Les marchandises achetées en ligne doivent partir dans le délai promis, ou en 30 jours. Sinon, vous pouvez annuler et être remboursé.',
  },
  'us.consumer.right-warranty': {
    says: 'Si une entreprise ne respecte pas sa garantie écrite, vous pouvez la poursuivre en justice, et peut-être recevoir vos frais d’avocat.',
  },
  'us.consumer.right-small-claims': {
    says: 'Vous pouvez mener l’entreprise devant le tribunal des petits litiges (small claims court) sans avocat. Chaque État a sa somme maximale.',
  },
  'us.consumer.step-write': {
    says: 'Écrivez à l’entreprise : ce que vous avez acheté, ce qui n’a pas marché, ce que vous voulez et jusqu’à quelle date.',
  },
  'us.consumer.step-card': {
    says: 'Si vous avez payé par carte de crédit, contestez tout de suite le débit par écrit auprès de la société de la carte.',
  },
  'us.consumer.step-proof': {
    says: 'Gardez le reçu, le contrat, les photos et tous les messages.',
  },
  'us.consumer.option-card': {
    says: 'Envoyez une lettre à l’adresse pour les contestations (billing dispute). Ils doivent répondre en 30 jours et décider en deux périodes de facture.',
    title: 'Contester auprès de la société de la carte',
    cost: 'Gratuit',
    time: 'Dans les 60 jours après le relevé',
    risk: 'Aucun si vous êtes honnête. Continuez à payer le reste.',
    bestFor: 'Vous avez payé par carte de crédit.',
  },
  'us.consumer.option-complain': {
    says: 'Le procureur général de votre État (attorney general) ou son bureau des consommateurs peut presser l’entreprise. Dites-le aussi à la FTC.',
    title: 'Se plaindre à votre État',
    cost: 'Gratuit',
    time: 'Des semaines',
    risk: 'Aucun.',
    bestFor: 'L’entreprise ne répond pas.',
  },
  'us.consumer.option-court': {
    says: 'Déposez votre demande au tribunal local. Vous parlez au juge avec vos propres mots.',
    title: 'Aller au tribunal des petits litiges (small claims court)',
    cost: 'De petits frais de dépôt',
    time: 'Un à trois mois',
    risk: 'Vous pouvez perdre ces frais.',
    bestFor: 'La somme est dans la limite et vous avez des preuves.',
  },
}
