/** The Dutch words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_NL: Words = {
  'fr.jobseeker.want': {
    says: 'France Travail zegt dat u een plicht miste en wil uw uitkering stoppen of verlagen.',
  },
  'fr.jobseeker.right-scale': {
    says: 'Een eerste keer betekent meestal minstens 30% minder voor één of twee maanden. Het eindigt eerder als u doet wat ontbrak. Bij herhaling kan het vier maanden en alles zijn.',
  },
  'fr.jobseeker.right-reason': {
    says: 'Geen straf als u een goede reden (motif légitime) had, zoals ziekte, een sollicitatiegesprek of een ziek kind. Ze moeten u eerst horen.',
  },
  'fr.jobseeker.right-mediator': {
    says: 'Ga tegen een sanctie eerst naar de bemiddelaar van France Travail, binnen twee maanden en gratis. Pas daarna naar de bestuursrechter.',
  },
  'fr.jobseeker.reality': {
    says: 'Dit is een waarschuwing of eerste stap. Ze moeten uw antwoord afwachten, en de sanctie moet passen.',
  },
  'fr.jobseeker.step': {
    says: 'Antwoord schriftelijk voor de dag in de brief, met bewijs. U mag vragen gehoord te worden met iemand naast u.',
  },
  'fr.jobseeker.right-refusal': {
    says: 'Geweigerd nadat u zelf ontslag nam? Na 121 dagen kunt u vragen uw zaak opnieuw te bekijken. De bemiddelaar (médiateur) van de dienst is gratis.',
  },
}
