/** Duties of a landlord: a home that is fit, registration and deposits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_IT: Words = {
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
  'gb.ni-deposit.right': {
    says: "Il padrone di casa deve mettere la cauzione in un ente (scheme) entro 28 giorni e dirglielo entro 35. Se no, lo dica al comune, che può multarlo. L'ente risolve le liti gratis.",
  },
  'gb.wales-home.right-fit': {
    says: "Una casa in Galles deve essere abitabile, con allarmi antifumo e impianto controllato negli ultimi cinque anni. Segnali i guasti per iscritto, anche al comune, e continui a pagare l'affitto.",
  },
}
