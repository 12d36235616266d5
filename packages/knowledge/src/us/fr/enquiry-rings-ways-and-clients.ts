/** Questions about engagement rings, ways over land, and clients who do not pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_FR: Words = {
  'us.ask-family.engagement-ring': {
    says: 'Dans la plupart des États, une bague de fiançailles est donnée à condition que vous vous mariiez. Sans mariage, elle revient le plus souvent à celui qui l’a donnée. Certains États, comme New York, ne demandent pas qui a rompu. Dans d’autres, comme la Californie, qui rompt sans raison ne peut le plus souvent pas la réclamer. Demandez-la par écrit. Ensuite le tribunal des petits litiges (small claims) peut décider de la bague ou de sa valeur.',
    dependsOn: 'votre État, et dans certains qui a rompu',
  },
  'us.ask-life.easement': {
    says: 'Lisez d’abord les deux actes au registre du comté : une servitude écrite (easement) décide. Sans elle, un usage ouvert pendant de longues années sans permission peut donner un droit. C’est 15 ans au Kentucky et cinq en Californie. L’usage que le propriétaire a permis ne compte le plus souvent pas. Un terrain sans accès à une route peut avoir un passage par nécessité. Ne le bloquez pas avant de savoir : un tribunal peut faire ouvrir une barrière. Un tribunal peut trancher (quiet title).',
    dependsOn: 'les actes, et combien de temps et comment le passage a servi',
  },
  'us.ask-work.client-does-not-pay': {
    says: 'Vous pouvez réclamer le prix convenu, ou sinon ce que vaut le travail. Des e-mails peuvent être le contrat. Envoyez une facture et une mise en demeure avec un dernier jour. En Californie, dans l’Illinois et à New York, un indépendant doit le plus souvent être payé au jour convenu, ou dans les 30 jours après le travail. Un client en retard peut devoir le double. Plaignez-vous là-bas auprès de l’office de l’État, ou allez au tribunal des petits litiges (small claims).',
  },
  'us.ask-consumer.sick-pet': {
    says: 'Beaucoup d’États ont une loi sur les animaux vendus malades. En Floride et à New York, un vétérinaire doit le plus souvent dire dans les 14 jours de la vente que l’animal était inapte. Vous pouvez alors le plus souvent choisir votre argent, un autre animal ou les frais de vétérinaire jusqu’au prix. Écrivez tout de suite au vendeur avec ce papier, gardez le contrat. Ailleurs, le droit de la vente peut aider. S’il refuse : small claims.',
    dependsOn: 'votre État, et quand un vétérinaire a vu l’animal',
  },
}
