/** A fixed penalty that a Scottish prosecutor offers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_NL: Words = {
  'gb.fiscal.want': {
    says: 'Een aanklager biedt u een boete aan in plaats van een rechtszaak. Zwijgt u in de 28 dagen, dan geldt dat als ja.',
  },
  'gb.fiscal.reality': {
    says: 'Is het aanbod aanvaard, dan kunt u hiervoor niet meer worden veroordeeld. Het bedrag wordt dan geïnd als een boete.',
  },
  'gb.fiscal.right-refuse': {
    says: 'U kunt weigeren. Schrijf dat voor het einde van de 28 dagen aan de griffier (clerk of court) in het aanbod. Dan kan een rechter beslissen.',
  },
  'gb.fiscal.step': {
    says: 'Hebt u het gedaan? Zo niet, neem een advocaat (solicitor) en weiger schriftelijk binnen de 28 dagen. Aanvaardt u, betaal dan zoals het aanbod zegt.',
  },
  'gb.late.fiscal-want': {
    says: 'Een aanklager bood u een boete aan in plaats van een rechtszaak. De dagen lijken voorbij, dus geldt dat als ja.',
  },
  'gb.late.fiscal-step': {
    says: 'Had u geweigerd, maar kwam het aanbod nooit of hield iets uitzonderlijks u tegen? Vraag de clerk of court in het aanbod vandaag het terug te nemen (recall).',
  },
  'gb.late.fiscal-pay-step': {
    says: 'Klopt het aanbod? Bel vandaag de rechtbank die erin staat. Vraag wat er nu open staat, en om tijd om te betalen als dat nodig is.',
  },
  'gb.late.fiscal-option': {
    says: 'Schrijf de clerk of court. Zeg dat u had geweigerd en waarom dat niet kon. Zegt die nee, vraag dan binnen 7 dagen de rechtbank om ernaar te kijken.',
    title: 'Vragen het aanbod terug te nemen',
    cost: 'Gratis.',
    time: 'In de 7 dagen na de tijd om te betalen. Later alleen met een goede reden.',
    risk: 'Er kan een rechtszaak volgen.',
    bestFor: 'U deed het niet en kon niet op tijd weigeren.',
  },
}
