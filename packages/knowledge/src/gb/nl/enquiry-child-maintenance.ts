/** Questions of a parent who gets no child maintenance from the other parent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_NL: Words = {
  'gb.ask-maintenance.unpaid': {
    says: 'Meld elke gemiste betaling nu aan de Child Maintenance Service. Vraag om voor u te innen (Collect and Pay). De dienst kan zonder rechter geld van loon of rekening nemen, of een rechterlijk bevel vragen. Nog geen zaak? Vraag die aan: het is gratis.',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: 'Meld elke gemiste betaling nu aan de Child Maintenance Service. Vraag om voor u te innen. De dienst kan zonder rechter geld van het loon nemen, of een rechterlijk bevel vragen.',
  },
  'gb.ask-maintenance.how-much': {
    says: 'Volgens de regel van de Child Maintenance Service betaalt de andere ouder een deel van het weekloon vóór belasting: 12% voor één kind, 16% voor twee, 19% voor drie of meer, tot £800 per week, en daarboven minder. Nachten daar en andere kinderen daar verlagen het. Met een uitkering, of met £100 per week of minder, is het meestal £7. U kunt samen iets anders afspreken. Probeer de rekenhulp op GOV.UK.',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'Nee. Geld en omgang staan los van elkaar. U mag de omgang niet weigeren omdat er geen alimentatie komt, en een beslissing van de rechter blijft gelden. Niet nakomen kan bestraft worden en tegen u werken. De Child Maintenance Service kan het innen (Collect and Pay). Is het kind in gevaar, stop dan en ga meteen naar de familierechter.',
  },
}
