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
  'gb.data-copy.answer-health-records': {
    says: 'U mag uw medisch dossier zien en een kopie krijgen, gratis en zonder reden. Kijk in Engeland eerst in de NHS-app. Of vraag het de praktijk of het ziekenhuis, schriftelijk of mondeling. Zij hebben een maand, of drie als het ingewikkeld is. Ze mogen weglaten wat ernstig kwaad kan of over anderen gaat. Alleen voor onredelijke of herhaalde vragen mogen ze geld vragen. Bij een nee klaagt u gratis bij het Information Commissioner’s Office.',
  },
}
