/** Questions of a parent who gets no child maintenance from the other parent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_NL: Words = {
  'gb.ask-maintenance.unpaid': {
    says: 'Meld elke gemiste betaling nu aan de Child Maintenance Service. Vraag om voor u te innen (Collect and Pay). De dienst kan zonder rechter geld van loon of rekening nemen, of een rechterlijk bevel vragen. Nog geen zaak? Vraag die aan: het is gratis.',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: 'Meld elke gemiste betaling nu aan de Child Maintenance Service. Vraag om voor u te innen. De dienst kan zonder rechter geld van het loon nemen, of een rechterlijk bevel vragen.',
  },
}
