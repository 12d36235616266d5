/** Dutch: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_NL: Words = {
  'gb.job.right-leave': {
    says: 'Ontslag vanwege een geboorte of het verlof is verboden, ongeacht hoe lang u er werkt. Bent u zwanger, of met zwangerschaps- of adoptieverlof? Dan moet de werkgever de redenen ongevraagd schriftelijk geven.',
  },
  'gb.job.right-new-terms': {
    says: 'Voor ontslag om contracten te wijzigen moet een werkgever een officiële code volgen en open praten. Anders kan het tribunaal uw bedrag met een kwart verhogen. Vanaf januari 2027 is de wet veel strenger. Vraag de vakbond of Acas.',
  },
  'gb.job.right-visa': {
    says: 'Vroeg u verlenging aan voordat uw verblijf afliep? Dan mag u doorwerken tot de beslissing. De werkgever kan dit bij het Home Office nagaan en hoort dat te doen voor een ontslag.',
  },
  'gb.job.right-union': {
    says: 'U mag niet worden ontslagen om vakbondswerk of lidmaatschap. Diensttijd is niet nodig. Bel vandaag de vakbond: een tribunaal kan doorbetaling bevelen als u dat binnen zeven dagen na het einde vraagt. De vakbond moet daarvoor een papier tekenen.',
  },
  'gb.job.right-minimum': {
    says: 'Kreeg u minder dan het minimumloon, dan kunt u dat nog eisen. De inspectie van de staat kan het gratis tot zes jaar terug bevelen: meld het bij de Fair Work Agency. Een eigen eis gaat vaak minder ver terug, dus begin snel. Contant betaald maakt niet uit: ook openstaande vakantie moet betaald worden.',
  },
}
