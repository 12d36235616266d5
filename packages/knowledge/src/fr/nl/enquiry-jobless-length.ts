/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_NL: Words = {
  'fr.ask-work.jobless-length': {
    says: 'Onder de 55 duurt het hoogstens 18 maanden. Met 55 en 56 is het 22,5, en vanaf 57 is het 27. Voor een einde in overleg (rupture conventionnelle) spraken werkgevers en bonden in februari 2026 15 maanden af, en 20,5 vanaf 55. Vraag France Travail schriftelijk welke regel geldt voor de dag waarop uw contract eindigde.',
    dependsOn: 'uw leeftijd, en hoe en wanneer het contract eindigde',
  },
}
