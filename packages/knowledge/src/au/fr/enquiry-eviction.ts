/** Questions about eviction, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'au.ask.evict': {
    says: 'Un propriétaire ne peut pas vous mettre dehors avec un congé (notice) seul. Il lui faut un ordre du tribunal de votre État. Vérifiez la raison et les dates, et appelez un service pour locataires.',
  },
  'au.ask.evict-nsw': {
    says: 'En Nouvelle-Galles du Sud, il leur faut une raison de la loi et, si vous restez, un ordre de NCAT. La plupart des raisons qui ne sont pas de votre faute demandent 90 jours.',
  },
  'au.ask.evict-vic': {
    says: 'Dans le Victoria, il leur faut une raison de la loi et un ordre de VCAT, qui demande si c’est juste. Seule la police peut vous faire partir.',
  },
  'au.ask.evict-qld': {
    says: 'Dans le Queensland, il leur faut une raison de la loi et, si vous restez, un ordre de QCAT. La fin d’une durée fixe est une raison, avec deux mois de préavis.',
  },
  'au.ask.locks': {
    says: 'Vous enfermer dehors ou couper l’électricité sans ordre est contraire à la loi. Appelez un service pour locataires, et la police si vous êtes enfermé dehors.',
  },
  'au.ask.arrears': {
    says: 'Payez ce que vous pouvez et offrez maintenant un plan par écrit. Dans la plupart des États, tout payer met fin au congé (notice). Appelez un service pour locataires.',
  },
  'au.ask.notice-to-leave': {
    says: 'Cela dépend de l’État et de la raison. En Nouvelle-Galles du Sud et au Victoria, la fin du bail ne suffit pas. Il faut une raison de la loi, avec preuve et le plus souvent 90 jours. Au Queensland, la fin du bail est une raison, avec deux mois. Seul un tribunal peut vous faire partir. Si l’avis est faux, restez, payez et appelez un service de locataires.',
  },
}
