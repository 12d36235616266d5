/** The Dutch words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_NL: Words = {
  'nl.work-warning.want': {
    says: 'Uw werkgever waarschuwt u schriftelijk. U bent niet ontslagen.',
  },
  'nl.work-warning.reality': {
    says: 'Het komt in uw dossier. Later kan uw werkgever het bij de rechter gebruiken. Antwoord dus als het niet klopt.',
  },
  'nl.work-warning.right-answer': {
    says: 'U mag schriftelijk antwoorden en vragen dat uw antwoord in het dossier komt. De werkgever moet eerlijk handelen (goed werkgeverschap).',
  },
  'nl.work-warning.right-chance': {
    says: 'Voor ontslag wegens slecht werk moet u een echte kans en hulp krijgen. Eén waarschuwing is meestal niet genoeg.',
  },
  'nl.work-warning.step-answer': {
    says: 'Antwoord binnen een week: wat klopt, wat niet, en waarom. Tekent u, schrijf dan “voor ontvangst”.',
  },
  'nl.work-warning.step-advice': {
    says: 'Vraag uw vakbond of het Juridisch Loket of de waarschuwing terecht is.',
  },
}
