/** A copy of your own data, and answers that refuse it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_NL: Words = {
  'gb.data-copy.wants': { says: 'Ze antwoorden op uw verzoek om een kopie van uw gegevens.' },
  'gb.data-copy.right-copy': {
    says: 'U krijgt gratis een kopie van uw gegevens binnen een maand, of drie als het moeilijk is. Anderen mogen ze zwart maken, de rest moeten ze geven.',
  },
  'gb.data-copy.step': {
    says: "Schrijf terug: op welke regel steunen ze? Vraag alles wat niet over anderen gaat. Klaag dan gratis bij het Information Commissioner's Office. Een rechter kan het ook bevelen.",
  },
  'gb.data-copy.answer': {
    says: "Ze moeten binnen een maand antwoorden, of drie als het moeilijk is. Herinner ze schriftelijk. Klaag dan gratis bij het Information Commissioner's Office.",
  },
}
