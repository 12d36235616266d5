/** Italian: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_IT: Words = {
  'gb.home.scotland-register': {
    says: 'Un privato che affitta deve essere nel registro del comune. Affittare senza è reato, e il comune può ordinare che non si debba affitto. Lo dica al comune.',
  },
  'gb.home.right-fit': {
    says: 'Una casa in affitto deve essere abitabile, senza grave umidità, freddo o pericolo. Un giudice può ordinare i lavori e darLe denaro.',
  },
  'gb.home.right-council-looks': {
    says: "Il comune può ispezionare una casa in affitto e ordinare di renderla sicura. Per le sue case, usi la via dei reclami e l'Housing Ombudsman.",
  },
  'gb.home.right-own-case': {
    says: 'Se la casa nuoce alla salute, può chiedere ai magistrates di ordinare i lavori. Avvisi prima il padrone di casa per iscritto, 21 giorni prima.',
  },
}
