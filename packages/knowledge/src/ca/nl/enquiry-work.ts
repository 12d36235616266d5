/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'ca.ask.dismissed-pregnant': {
    says: 'Het is tegen de wet u te ontslaan omdat u zwanger of met verlof bent. Klaag binnen één jaar bij de instantie voor mensenrechten van uw provincie, en vraag ook geld voor de opzegtermijn.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Teken niet meteen. Na het tekenen kunt u meestal niet meer vragen. Ze kunnen u het wettelijke minimum niet laten opgeven. Laat een advocaat het lezen; het aanbod gaat vaak omhoog.',
  },
  'ca.ask.roe': {
    says: 'Uw werkgever moet die geven, meestal binnen vijf dagen na de laatste loonperiode. Vraag EI nu zonder aan en zeg het Service Canada; die dringt dan aan.',
  },
  'ca.ask.probation': {
    says: 'In de eerste drie maanden (90 dagen in Alberta) geeft de wet meestal geen opzegtijd of loon. Gedaan werk moet worden betaald. Ontslag om ziekte, zwangerschap of afkomst blijft verboden.',
  },
  'ca.ask.bullied': {
    says: 'Schrijf elke keer op, wat er is gezegd en wie het zag. Vertel het de werkgever schriftelijk. Gaat het om geslacht, ras of een andere beschermde reden, dan kan een kantoor voor mensenrechten helpen.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec hebt u recht op een werkplek zonder psychische pesterij. Schrijf elke keer op en klaag binnen twee jaar bij de CNESST.',
  },
}
