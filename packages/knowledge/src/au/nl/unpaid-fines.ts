/** Unpaid fines in letters of the offices that collect them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_NL: Words = {
  'au.public.fines-reality': {
    says: 'Dit kantoor int boetes voor de staat. Het kan een rijbewijs stoppen en loon of geld van de bank nemen, meestal zonder rechter.',
  },
  'au.public.fines-nsw': {
    says: 'In New South Wales kunt u tijd, een work and development order of kwijtschelding vragen. Na een nee kan de Hardship Review Board kijken.',
  },
  'au.public.fines-nsw-refund': {
    says: 'Nam Revenue NSW geld via een garnishee order en zit u in nood? Vraag om een deel of alles terug.',
  },
  'au.public.fines-vic': {
    says: 'In Victoria kunt u Fines Victoria om herziening, een plan of een work and development permit vragen vóór het einde van de final demand.',
  },
  'au.public.fines-vic-pay': {
    says: 'Neemt Fines Victoria van uw loon en brengt dat u in nood? Dan hebt u 14 dagen om wijziging of intrekking te vragen.',
  },
  'au.public.fines-qld': {
    says: 'In Queensland kan SPER uw bank of werkgever zonder rechter laten betalen. U kunt SPER vragen dat te herzien, te wijzigen of te pauzeren.',
  },
  'au.public.fines-wa': {
    says: 'In West-Australië kunt u een time to pay order vragen. Die moet bij uw draagkracht passen en zolang stopt de inning.',
  },
}
