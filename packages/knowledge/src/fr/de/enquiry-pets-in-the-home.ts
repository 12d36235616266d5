/** Questions about a pet in a rented home: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_DE: Words = {
  'fr.ask-home.pets': {
    says: 'Ein Wohnungsmietvertrag darf ein Haustier nicht verbieten: Eine solche Klausel gilt als nicht geschrieben. Sie müssen vor einer Katze oder einem Hund nicht fragen. Das Tier darf aber nichts beschädigen und die Nachbarn nicht stören: Dafür haften Sie. Hunde der ersten Kategorie (Angriffshunde) können verboten werden. Eine Ferienwohnung darf Tiere ablehnen.',
  },
}
