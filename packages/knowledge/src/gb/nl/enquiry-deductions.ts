/** Questions about pay kept back without a written agreement: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_NL: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'Nee. Verdiend loon mag alleen gekort worden volgens de wet, een schriftelijk contract of uw eerdere schriftelijke ja. Geen opzegtermijn of een kastekort verandert dat niet. Vraag schriftelijk het bedrag, een betaaldag en een loonstrook. Bel dan Acas binnen de termijn: 0300 123 1100; het tribunaal kost niets. Huur daardoor laat? Zeg het de verhuurder nu.',
  },
  'gb.ask-work.till-shortage': {
    says: 'Het mag alleen als uw contract, of een papier dat u eerder tekende, het toestaat. In winkels, tankstations, pubs en restaurants mag hoogstens 10% van het brutoloon van die betaaldag weg. Alleen voor het laatste loon geldt die grens niet. Het moet binnen 12 maanden nadat de baas het tekort vond. Vraag de rest schriftelijk terug. Bel dan binnen de termijn Acas: 0300 123 1100.',
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: 'Verdiend loon mag alleen worden gekort door de wet, een schriftelijk beding of uw schriftelijke ja van tevoren. Een kastekort of kleding verandert dat niet. Niet opgenomen vakantie moet bij vertrek worden betaald. Vraag schriftelijk om het bedrag en een betaaldag. Bel dan de Labour Relations Agency, niet Acas: 03300 555 300. Een zaak moet beginnen binnen drie maanden min een dag na de betaaldag.',
  },
}
