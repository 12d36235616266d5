/** The Dutch words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_WORDS: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'Men moet u eerst schrijven en horen. Antwoord voor de dag in de brief, met bewijs. Een goede reden houdt het tegen: ziekte, een sollicitatiegesprek, een ziek kind. Een eerste fout kost meestal minstens 30 % voor een of twee maanden, en eindigt eerder als u doet wat ontbrak. Tegen de beslissing: lees op de laatste pagina hoe en binnen hoeveel dagen. De bemiddelaar van France Travail is gratis.',
  },
}
