/** Questions about pay and papers that the firm owes when a job ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_NL: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'U hebt recht op beide. Plotseling ontslag vraagt een goede reden en 30 dagen opzegtijd, behalve in de eerste 14 dagen van een proeftijd; zonder opzegtijd is de firma 30 dagen loon schuldig (解雇予告手当). Gewerkt loon moet binnen zeven dagen na uw vraag. Vraag vandaag beide en de reden schriftelijk. Teken geen eigen ontslag. Het geldt ook voor deeltijd. Anders naar de inspectie (労働基準監督署) met diensten en berichten. Voor loon hebt u drie jaar.',
  },
  'jp.ask.leaving-slip': {
    says: 'Vraag het bewijs (離職票) schriftelijk met een laatste dag. De firma moet de papieren binnen tien dagen na het einde naar Hello Work sturen. Wacht niet: ga nu met identiteitsbewijs, loonstroken en papieren naar Hello Work. Het kan de firma aansporen en ongeveer twee weken na de laatste dag zonder bewijs beginnen. Klopt de reden niet, zeg het daar.',
  },
}
