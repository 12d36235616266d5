/** The Dutch words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_NL: Words = {
  'ca.named.ask-won-not-paid': {
    says: 'De rechtbank int niet vanzelf: u moet erom vragen. Schrijf eerst met een dag. Vraag dan een verhoor (examination hearing) over werk, bank en bezit. Vraag daarmee beslag op loon of rekening, of een bevel (writ) op auto of land. Een deel van het loon is veilig: in Ontario 80 %. Kosten komen bij de schuld.',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: 'hoe lang het duurt en wat uw contract zegt',
    says: 'Een tijdelijke layoff mag maar zo lang duren, dan telt die als ontslag met geld: in Ontario 13 weken in 20, of 35 in een jaar als voordelen doorlopen. In British Columbia meestal 13 in 20, in Alberta 90 dagen in 120. Staat het contract het niet toe, dan kan het meteen ontslag zijn. Vraag schriftelijk de dag van terugkeer, vraag EI aan en vraag advies.',
  },
}
