/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_NL: Words = {
  'ie.work.right-transfer': {
    says: 'Gaat uw werk naar een nieuwe werkgever, dan gaan baan en contract mee. Ze moeten het op tijd melden, als het kan 30 dagen vooraf.',
  },
  'ie.work.right-terms': {
    says: 'Uw werkgever moet de belangrijkste voorwaarden binnen vijf dagen op schrift geven, en de rest binnen een maand. U kunt klagen bij de Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'U hebt recht op vier weken betaalde vakantie per jaar, pauzes, en gemiddeld hoogstens 48 uur per week.',
  },
  'ie.work.right-telling': {
    says: 'Ze mogen u niet straffen of ontslaan omdat u misstanden meldt. U hoeft er niet lang te werken. De Circuit Court kan binnen 21 dagen helpen.',
  },
  'ie.work.right-remote': {
    says: 'U mag vanaf dag één om werk op afstand vragen. De werkgever moet binnen vier weken schriftelijk en met redenen antwoorden, maar kan nee zeggen.',
  },
  'ie.bully.right': {
    says: 'Uw werkgever moet u beschermen tegen pesten en een klacht onderzoeken. U mag er niet voor worden gestraft. Klaag schriftelijk voordat u weggaat.',
  },
  'ie.work.right-short-service': {
    says: 'Met minder dan een jaar in de baan kunt u een geschil naar de Workplace Relations Commission brengen. Haar mening bindt de werkgever niet. Ontslag om zwangerschap, discriminatie of een melding mag niet, vanaf dag één.',
  },
}
