/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'jp.debt.step-age': {
    says: 'Zoek de datum van uw laatste betaling voordat u belt. Is die meer dan vijf jaar geleden, vraag dan eerst advies.',
  },
  'jp.debt.step-no-call': {
    says: 'Betaal niet een beetje en beloof niets aan de telefoon. Dat kan de tijd opnieuw laten beginnen.',
  },
  'jp.debt.step-check': {
    says: 'Controleer het bedrijf. Het ministerie van Justitie heeft een lijst van incassobureaus met vergunning.',
  },
  'jp.debt.step-write': {
    says: 'Vraag schriftelijk het contract en een lijst van alle betalingen.',
  },
  'jp.debt.step-plan': {
    says: 'Bent u het schuldig? Een advocaat of gerechtelijk schrijver (司法書士) kan een plan zonder nieuwe rente afspreken (任意整理). Vraag Houterasu.',
  },
  'jp.debt.step-invoke': {
    says: 'Is het te oud? Zeg het met een brief met bewijs van inhoud (内容証明郵便). Vraag hulp bij de woorden.',
  },
  'jp.debt.step-harass': {
    says: 'Schrijf elk telefoontje of bezoek op. Bellen tussen 9 uur ’s avonds en 8 uur ’s ochtends heeft een goede reden nodig.',
  },
}
