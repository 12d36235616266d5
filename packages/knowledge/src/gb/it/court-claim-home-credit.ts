/** Cause su casa e credito: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_IT: Words = {
  'gb.claim.section-21-ended': {
    says: 'La section 21 è finita per i proprietari privati il 1º maggio 2026. Un avviso precedente vale solo se la causa era in tribunale entro il 31 luglio 2026.',
    actionable:
      "Cerchi la data dell'avviso e quella della causa. Le mostri subito a un consulente casa gratuito.",
  },
  'gb.claim.six-weeks': {
    says: "Se il giudice deve ordinare l'uscita, può chiedere fino a sei settimane se prima sarebbe molto duro. Dica perché sul modulo.",
  },
  'gb.claim.homeless-help': {
    says: 'Lo dica subito al comune. Se rischia di perdere la casa entro 56 giorni, deve aiutarla.',
  },
  'gb.claim.social-landlord-first': {
    says: "Un comune o una housing association deve cercare un piano e aiutare con i sussidi prima della causa. Lo dica al giudice se non l'ha fatto.",
  },
  'gb.claim.mortgage-protocol': {
    says: "Chi presta deve parlare con Lei di come pagare prima della causa. Se non l'ha fatto, chieda al giudice un rinvio.",
  },
  'gb.claim.mortgage-last-resort': {
    says: "Prendere la casa deve essere l'ultima via. Chi presta deve valutare più tempo, rate minori o tempo per vendere.",
  },
  'gb.claim.scotland-simple-limit': {
    says: 'La procedura semplice (simple procedure) vale per cause fino a £5,000. È fatta per chi non ha un avvocato.',
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: 'La maggior parte delle cause su affitti privati spetta al First-tier Tribunal for Scotland, non alla sheriff court.',
    actionable:
      'Scriva nel Response Form che la sheriff court forse non è competente, e senta Shelter Scotland.',
  },
  'gb.claim.scotland-time-order': {
    says: 'Per un credito può anche chiedere allo sheriff una time order. Può fissare rate minori per più tempo.',
  },
}
