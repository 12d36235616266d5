/** Fines of a court that were not paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_NL: Words = {
  'ie.public-debt.fine-want': {
    says: 'De dienst van de rechtbanken (Courts Service) wil dat een boete van de rechter wordt betaald. Kijk naar het zaaknummer, het open bedrag en de uiterste dag.',
  },
  'ie.public-debt.fine-who': {
    says: 'De Courts Service beheert de kantoren van de rechtbanken. Hij stuurt de brieven en ontvangt de betaling van een boete van de rechter.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Een boete van de rechter die niet is betaald, gaat terug naar de rechter. Die kan inhouding op uw loon of een taakstraf bevelen. Staat meer dan € 500 open, dan kan die spullen laten halen.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'Gevangenis voor een open boete is de laatste stap. De rechter moet eerst kijken naar loon, spullen en een taakstraf.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Een boete van de rechter van meer dan € 100 kunt u in een jaar in delen betalen. Het eerste deel moet binnen 42 dagen na de boete zijn betaald.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Voordat de rechter iets beveelt over een open boete, wordt u opgeroepen. Ga erheen en neem een overzicht van uw geld mee. De rechter moet ernaar kijken.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Betaal de boete, of de rest, online of bij het postkantoor, met het zaaknummer. Bewaar het bewijs. Kan dat niet, bel dan nu het kantoor van de rechtbank.',
  },
}
