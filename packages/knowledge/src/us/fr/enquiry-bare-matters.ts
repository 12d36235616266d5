/** Questions of a few words that name a matter and no detail: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_FR: Words = {
  'us.ask-first.divorce': {
    says: 'Dans presque tous les États il ne faut ni faute ni l’accord de l’autre. Vous déposez une demande (petition) au tribunal local quand l’un de vous vit dans l’État depuis assez longtemps, souvent six mois. Certains États veulent d’abord une séparation. Demandez-y les formulaires. Gardez les preuves. Ne partez pas avant avec les enfants. Dites-nous votre État, et s’il y a des enfants ou une maison.',
  },
  'us.ask-first.ice-at-work': {
    says: 'Restez calme, ne courez pas. Vous pouvez vous taire et demander un avocat. Les agents peuvent entrer là où le public entre. Pour questionner ailleurs il leur faut un mandat (warrant) ou le oui du responsable. Ne signez rien que vous ne comprenez pas, ne montrez pas de faux papiers. Notez les noms et les faits. Quelqu’un a été emmené ? locator.ice.gov. Dites-nous ce qui s’est passé.',
  },
}
