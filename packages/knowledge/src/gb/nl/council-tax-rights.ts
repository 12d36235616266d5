/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_NL: Words = {
  'gb.council-tax.right-reduction': {
    says: 'Bij een laag inkomen kunt u korting op de gemeentebelasting (council tax reduction) aanvragen. Elke gemeente heeft eigen regels. Voor gepensioneerden gelden landelijke regels.',
  },
  'gb.council-tax.right-reduction-wales': {
    says: 'Bij een laag inkomen kunt u korting op de gemeentebelasting (council tax reduction) aanvragen. In heel Wales gelden dezelfde regels. De korting kan de hele rekening dekken.',
  },
  'gb.council-tax.right-single': {
    says: 'Bent u de enige volwassene in huis? Dan krijgt u 25% korting. Volwassenen die niet meetellen, veranderen dat niet.',
  },
  'gb.council-tax.right-single-wales': {
    says: 'Bent u de enige volwassene in huis? Dan krijgt u 25% korting.',
  },
  'gb.council-tax.right-disregard': {
    says: 'Sommige volwassenen tellen niet mee. Dat zijn onder anderen voltijdstudenten, sommige mantelzorgers en mensen met dementie of iets vergelijkbaars.',
  },
  'gb.council-tax.right-disability': {
    says: 'Heeft iemand met een beperking thuis extra ruimte of een speciale kamer nodig? Dan kan de rekening één klasse (band) lager worden.',
  },
  'gb.council-tax.right-exempt': {
    says: 'Sommige woningen zijn vrijgesteld. Bijvoorbeeld woningen waar alleen studenten wonen, of die leeg staan na een sterfgeval.',
  },
  'gb.council-tax.right-appeal': {
    says: 'U kunt in beroep over wie moet betalen en over een korting. Schrijf eerst de gemeente (council). Daarna kunt u gratis naar het Valuation Tribunal.',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'U kunt in beroep over wie moet betalen of over een korting. Schrijf eerst de gemeente (council). Ga daarna naar het Valuation Tribunal for Wales.',
  },
  'gb.council-tax.right-stop-court': {
    says: 'Betaalt u het bedrag en de redelijke kosten vóór de zitting, dan moet de gemeente (council) de zaak stoppen.',
  },
  'gb.council-tax.right-costs': {
    says: 'U kunt vragen hoe de kosten van de rechter zijn berekend. Alleen kosten die redelijk voor uw zaak zijn gemaakt, mogen erbij.',
  },
  'gb.council-tax.right-one-method': {
    says: 'Hebt u een uitkering of werk? Dan kunt u kleine vaste inhoudingen vragen in plaats van deurwaarders (bailiffs).',
  },
  'gb.council-tax.right-premium': {
    says: 'Sommige huizen betalen geen toeslag: tot een jaar bij verkoop, verhuur of na een erfenis, en dienstwoningen of bijgebouwen. Vraag de gemeente, daarna het Valuation Tribunal.',
  },
}
