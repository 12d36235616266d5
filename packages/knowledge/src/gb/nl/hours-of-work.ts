/** Zero hours contracts, paid holiday and flexible working: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_NL: Words = {
  'gb.zero-hours.right-other-job': {
    says: 'Een contract zonder vaste uren (zero hours) kan u niet verbieden voor anderen te werken. Ze mogen u daarvoor niet straffen of ontslaan.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'U hebt recht op 5.6 weken betaalde vakantie per jaar en op pauzes. Werk duurt gemiddeld hoogstens 48 uur per week, tenzij u iets anders tekende.',
  },
  'gb.zero-hours.answer': {
    says: 'U mag voor anderen werken, en hebt betaalde vakantie, pauzes en het minimumloon. Diensten schrappen mag voorlopig. Vraag uw vakantiegeld schriftelijk, en bel dan Acas.',
  },
  'gb.job.flexible': {
    says: 'U mag twee keer per jaar flexibel werk vragen, vanaf dag één. De werkgever moet met u praten, binnen twee maanden antwoorden en een wettige reden geven.',
  },
  'gb.job.flexible-step': {
    says: 'Teken nieuwe werktijden nog niet als ze u niet passen: dat verandert uw contract voorgoed. Vraag een proeftijd, of ga in beroep vóór de dag in de brief.',
  },
}
