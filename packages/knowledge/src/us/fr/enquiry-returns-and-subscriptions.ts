/** The French words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_FR: Words = {
  'us.ask-consumer.return': {
    says: 'Aucune loi fédérale n’oblige un magasin à reprendre des marchandises parce que vous avez changé d’avis. Son propre règlement compte. Pour un défaut, utilisez la garantie et contestez le débit de carte.',
    dependsOn: 'si les marchandises ont un défaut et ce que le magasin a promis',
  },
  'us.ask-consumer.three-days': {
    says: 'Le droit de trois jours vaut pour les ventes chez vous ou dans une foire ou un hôtel, pas dans un magasin. Il ne couvre pas une voiture achetée chez un marchand. Certains prêts sur votre maison en ont un aussi.',
    dependsOn: 'où vous avez signé et ce que vous avez acheté',
  },
  'us.ask-consumer.subscription': {
    says: 'Annulez par écrit et gardez une preuve. Une entreprise en ligne doit donner un moyen simple d’arrêter. Si elle continue à débiter, contestez auprès de la société de votre carte et dites-le à votre État.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Regardez l’étiquette internet (broadband label) et les conditions du jour de votre signature. Plaignez-vous par écrit à l’entreprise, puis gratuitement à la FCC ; elle doit vous répondre en 30 jours.',
    dependsOn: 'ce que l’offre promettait et ce que dit le contrat',
  },
  'us.trouble.still-charged': {
    says: 'Dites à la banque d’arrêter les paiements : trois jours ouvrables avant le prochain suffisent. Contestez chacun dans les 60 jours après son relevé, et envoyez à l’entreprise la preuve que vous avez annulé.',
  },
}
