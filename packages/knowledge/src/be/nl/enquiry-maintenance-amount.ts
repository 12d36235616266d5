/** How much is paid for a child of parents who live apart: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_NL: Words = {
  'be.ask.maintenance-how-much': {
    says: 'België heeft geen vaste tabel. U mag een bedrag afspreken, en de familierechtbank kan het bindend maken. Anders kijkt zij naar wat u beiden hebt, wat het kind kost, de nachten bij elk en de kinderbijslag, en moet zij haar bedrag uitleggen. Het volgt meestal de index. Kosten zoals een ziekenhuis komen erbij: antwoord binnen 21 dagen op een aangetekende brief, anders kan zwijgen als ja tellen.',
  },
}
