/** A request for a copy of one's own data: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_NL: Words = {
  'ie.data-copy.right': {
    says: 'U krijgt gratis een kopie van uw gegevens binnen een maand. In een moeilijk geval hebben ze twee maanden meer. Ze mogen nagaan wie u bent, maar niet te veel vragen.',
  },
  'ie.data-copy.wants': { says: 'Ze antwoorden op uw verzoek om een kopie van uw gegevens.' },
  'ie.data-copy.step': {
    says: 'Schrijf terug: op welke regel steunen ze? Vraag alles wat niet over anderen gaat. Klaag dan gratis bij de Data Protection Commission.',
  },
}
