/** The Dutch words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NL: Words = {
  'us.ask-public.cp2000': {
    says: 'Een CP2000 is een voorstel, geen rekening. Vergelijk het met uw papieren en antwoord uiterlijk op de datum: eens, of waarom niet met bewijs. Bent u het niet eens, dan moet er een bericht met 90 dagen voor de Tax Court komen voor de IRS mag innen.',
  },
  'us.ask-public.cp14': {
    says: 'Een CP14 is de eerste rekening voor belasting. Controleer die in uw account op IRS.gov. Betaal, of vraag om een plan, binnen 21 dagen, dan voorkomt u meer rente.',
  },
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
  'us.trouble.ex-taxes': {
    says: 'Bij een gezamenlijke aangifte zijn beiden alles schuldig. Maar u kunt met Form 8857 om verlichting vragen als u het foute deel niet kende. Meestal binnen twee jaar na de eerste stap om te innen.',
    dependsOn: 'wat u wist en wanneer zij begonnen te innen',
  },
}
