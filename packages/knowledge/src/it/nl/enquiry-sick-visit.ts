/** Questions about the hours at home when ill and the visit of the doctor: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_NL: Words = {
  'it.ask.sick-visit': {
    says: 'Wees elke dag, ook op zon- en feestdagen, van 10 tot 12 en van 17 tot 19 uur op het adres van uw ziekmelding. Voor arts, therapie of een ernstige reden mag u weg: meld het vooraf en bewaar bewijs. Controle gemist? Ga naar de INPS-praktijk op het achtergelaten briefje en stuur meteen uw reden. Zonder goede reden bent u tot tien dagen ziekengeld kwijt. Zeer zware ziekte met levensreddende zorg is vrijgesteld.',
  },
}
