/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'ch.ask.divorce': {
    says: 'Si vous êtes d’accord, déposez ensemble au tribunal. Sinon, vous pouvez agir seul après deux ans de séparation. Avant, un juge peut vite décider du logement, des enfants et de l’argent (protection de l’union conjugale).',
  },
  'ch.ask.divorce-money': {
    says: 'Sans contrat, chacun garde ce qu’il avait avant ou a hérité ; ce que les deux ont épargné pendant le mariage est partagé par moitié. L’avoir du 2e pilier du mariage aussi. Une pension pour vous dépend du besoin et des moyens. Un juge peut fixer un paiement provisoire. Prenez conseil.',
  },
  'ch.ask.violence': {
    says: 'En danger, appelez le 117. La police peut éloigner la personne tout de suite, pour des jours. Un juge peut interdire le contact et vous laisser le logement. L’aide aux victimes (LAVI), jour et nuit : 142. Elle est gratuite, secrète et aide aussi avec argent, refuge et avocat. Voyez un médecin et gardez des photos. Les enfants sont protégés aussi.',
  },
  'ch.ask.contact': {
    says: 'Parent et enfant ont un droit de se voir, même si la pension est impayée. Écrivez, proposez des jours fixes et gardez des preuves. Puis demandez à l’autorité de protection de l’enfant (APEA), ou au juge du divorce, de fixer ou rappeler le droit. Elle peut nommer un curateur ou des visites accompagnées. Ne prenez pas l’enfant vous-même.',
  },
  'ch.ask.maintenance': {
    says: 'Les deux parents paient selon leurs moyens. Un tribunal peut changer la somme. La commune ou le canton peut avancer les impayés.',
  },
}
