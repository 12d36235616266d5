/** Questions about unemployment pay that was refused: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_NL: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Maak binnen een maand schriftelijk bezwaar; het is gratis. Nodig zijn twaalf maanden verzekerd werk in de laatste 30. Pauzes maken niet uit: de dagen worden opgeteld, en ziekengeld, ouderschap en meer tellen mee. Stuur contracten, loonstroken en ziekmeldingen. Is het te weinig, dan is zes maanden soms genoeg bij korte banen. Geen geld? Vraag dezelfde dag Grundsicherungsgeld.',
  },
}
