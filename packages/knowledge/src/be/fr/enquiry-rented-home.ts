/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'be.ask.step-home': {
    says: 'Demandez au CPAS et à un syndicat de locataires avant de répondre.',
  },
  'be.ask.right-home': { says: 'Seul un juge peut ordonner votre départ.' },
  'be.ask.evict': {
    says: 'Seul le juge de paix l’ordonne, un huissier l’exécute, en général un mois après la signification. À Bruxelles, en général pas du 1er novembre au 15 mars.',
  },
  'be.ask.rent-index': {
    dependsOn: 'votre bail et la région',
    says: 'Le loyer peut suivre l’indice une fois par an, à la date anniversaire, sur demande écrite. Au plus trois mois de retard.',
  },
  'be.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence. Votre domicile est protégé, même contre le propriétaire. Le bail peut prévoir des visites, mais à une heure convenue. Écrivez-le et, au besoin, appelez la police.',
  },
  'be.ask.rent-debt': {
    says: 'Prévenez votre bailleur maintenant et proposez le loyer plus une petite somme par mois. Le CPAS peut aider. Seul le juge de paix peut mettre fin au bail, et il peut vous donner du temps.',
  },
}
