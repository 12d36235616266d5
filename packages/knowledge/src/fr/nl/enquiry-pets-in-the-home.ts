/** Questions about a pet in a rented home: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_NL: Words = {
  'fr.ask-home.pets': {
    says: 'Een huurcontract van een woning mag een huisdier niet verbieden: zo’n beding geldt als niet geschreven. U hoeft niet te vragen voor u een kat of hond neemt. Maar het dier mag niets beschadigen en de buren niet storen: daar staat u voor in. Honden van de eerste categorie (aanvalshonden) kunnen verboden worden. Een vakantiehuis mag dieren weigeren.',
  },
}
