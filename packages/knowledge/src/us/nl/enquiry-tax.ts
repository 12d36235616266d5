/** Questions about letters of the tax office and what is owed to it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NL: Words = {
  'us.ask-debt.irs-plan': {
    says: 'Antwoord uiterlijk op de datum in het bericht, ook als u niet kunt betalen. Vraag op IRS.gov om een betaalplan, meer tijd, of een aanbod om te schikken.',
  },
  'us.ask-debt.irs-call': {
    says: 'Hang op en betaal niet: dit is heel waarschijnlijk oplichting. Deze kantoren schrijven per post en vragen nooit om cadeaukaarten. Bekijk uw account op hun eigen site.',
  },
  'us.ask-debt.cp2000': {
    says: 'Kijk naar nummer en datum. Een CP2000 wil binnen 30 dagen een antwoord. Een bericht van tekort (notice of deficiency) geeft 90 dagen voor de Tax Court. Een laatste bericht van beslag (levy) geeft 30 dagen voor een hoorzitting.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Bel nu de IRS en bied een betaalplan aan. Eerst moet een laatste bericht komen, en dan hebt u 30 dagen om een hoorzitting te vragen. De bank houdt het geld 21 dagen vast, en nood kan het vrij maken.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Kijk op uw account op IRS.gov en stuur kopieën van de geïnde cheque of het bankafschrift voor de datum naar het adres op het bericht. U mag de rekening betwisten. De Taxpayer Advocate helpt gratis.',
  },
}
