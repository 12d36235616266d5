/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_FR: Words = {
  'ca.fact.phone-search': {
    says: 'Si l’arrestation est légale, la police peut regarder le téléphone sans mandat, mais avec des limites. Cela doit se faire tout de suite et servir à cette affaire : la sécurité, sauver une preuve ou éviter que l’enquête s’arrête. Elle ne regarde que ce qu’il faut, comme les derniers messages, et doit le noter. Pour le reste, il faut un mandat. Vous pouvez vous taire et ne pas donner le code. Demandez un avocat, qui peut combattre une preuve illégale.',
  },
  'ca.fact.winter-eviction-on': {
    says: 'Aucune loi de l’Ontario n’interdit les expulsions en hiver. Mais seule la Landlord and Tenant Board peut l’ordonner, et seul le shérif peut l’exécuter. Allez à l’audience et dites ce que sortir dans le froid veut dire pour des enfants, des âgés ou des malades. La Commission peut alors attendre ou refuser. Si vous devez du loyer, tout payer avec les frais avant l’arrivée du shérif peut mettre fin à l’ordonnance. Demandez vite à une clinique juridique.',
  },
}
