/** The Dutch words of Switzerland: public terms. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_NL: Words = {
  'ch.public.fine-cannot-pay': {
    says: 'Kunt u een boete niet meteen betalen? Vraag tijd, delen of werk voor de gemeenschap. Doet u niets, dan kunnen dagen in de gevangenis volgen.',
  },
  'ch.tax.right-canton': {
    says: 'Ook voor belasting van het kanton en de gemeente hebt u 30 dagen voor bezwaar. Daarna komt beroep bij een belastingrechter.',
  },
  'ch.tax.right-fine': {
    says: 'Een boete voor een ontbrekende aangifte is tot 1.000 frank, alleen in ernstige gevallen meer. Stuur de aangifte en maak bezwaar met uw redenen.',
  },
  'ch.benefit.right-waiver-time': {
    says: 'Vraag de kwijtschelding (Erlass) schriftelijk, met bewijs, binnen 30 dagen nadat de beslissing over terugbetalen definitief is.',
  },
}
