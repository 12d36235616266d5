/** The French words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_FR: Words = {
  'us.ask-consumer.return': {
    says: 'Aucune loi fédérale n’oblige un magasin à reprendre des marchandises parce que vous avez changé d’avis. Son propre règlement compte. Pour un défaut, utilisez la garantie et contestez le débit de carte.',
    dependsOn: 'si les marchandises ont un défaut et ce que le magasin a promis',
  },
  'us.ask-consumer.three-days': {
    says: 'Le droit de trois jours vaut pour les ventes chez vous ou dans une foire ou un hôtel, pas dans un magasin. Il ne couvre pas une voiture achetée chez un marchand. Certains prêts sur votre maison en ont un aussi.',
    dependsOn: 'où vous avez signé et ce que vous avez acheté',
  },
  'us.ask-consumer.car-three-days': {
    says: 'La loi fédérale ne donne pas trois jours pour rendre une voiture achetée chez un marchand. Une loi sur les voitures défectueuses (lemon law), une garantie ou un mensonge du marchand peut aider.',
    dependsOn: 'votre État, la garantie et ce que le marchand vous a dit',
  },
  'us.ask-consumer.subscription': {
    says: 'Annulez par écrit et gardez une preuve. Une entreprise en ligne doit donner un moyen simple d’arrêter. Si elle continue à débiter, contestez auprès de la société de votre carte et dites-le à votre État.',
  },
  'us.ask-consumer.not-delivered': {
    says: 'Écrivez au vendeur et demandez votre argent. Il doit envoyer dans le délai promis, ou en 30 jours. Contestez le débit de carte dans les 60 jours après le relevé.',
  },
  'us.ask-consumer.scammed': {
    says: 'Appelez maintenant votre banque, la société de la carte ou de la carte cadeau et demandez d’arrêter ou de rendre le paiement. Puis signalez-le sur ReportFraud.ftc.gov. Si vous avez donné des données, allez sur IdentityTheft.gov.',
  },
  'us.ask-consumer.surprise-bill': {
    says: 'Demandez une facture détaillée (itemized bill) et l’aide financière de l’hôpital. Avec une assurance, la plupart des urgences ne coûtent pas plus que dans le réseau. Appelez le No Surprises Help Desk. Les ambulances par la route ne sont pas couvertes.',
  },
  'us.ask-consumer.claim-denied': {
    says: 'Faites appel par écrit. Pour une assurance santé, vous avez 180 jours, puis quatre mois pour un examen externe (external review). Pour une autre assurance, plaignez-vous au bureau des assurances de votre État.',
  },
  'us.ask-consumer.flight': {
    says: 'Si la compagnie aérienne annule ou change beaucoup votre vol et que vous ne voyagez pas, elle doit rendre votre argent. Dans les 7 jours ouvrables pour une carte.',
  },
  'us.ask-consumer.small-claims-sued': {
    says: 'Cherchez dans le papier le jour et le tribunal. Dans beaucoup d’États, aucune réponse écrite n’est due, mais vous perdez si vous ne venez pas. Dans certains, comme le Texas, une réponse est due en quelques jours.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Envoyez d’abord une demande écrite. Puis déposez-la au tribunal des petits litiges (small claims court) là où l’autre partie habite ou travaille. Chaque État a sa somme maximale, et vous n’avez pas besoin d’avocat.',
  },
  'us.ask-consumer.copyright': {
    says: 'Retirez l’œuvre et gardez une copie. Demandez la preuve de la propriété et de l’enregistrement avant de payer. Des papiers d’un tribunal ou du Copyright Claims Board ont une date que vous devez respecter.',
  },
  'us.ask-consumer.contractor': {
    says: 'Écrivez ce qui ne va pas et jusqu’à quand le réparer. Plaignez-vous au bureau des licences de votre État et au procureur général (attorney general). Le tribunal des petits litiges (small claims court) est le pas suivant.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Demandez la raison par écrit. Une entreprise ne peut pas mettre fin à une garantie (warranty) juste parce que vous avez ouvert l’objet ou utilisé d’autres pièces ou ateliers. Elle doit montrer que la panne vient de là. La loi de l’État promet aussi que les biens marchent.',
  },
}
