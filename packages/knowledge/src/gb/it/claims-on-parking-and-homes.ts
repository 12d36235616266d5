/** Parcheggi, affitti, assistenza, sussidi, energia e acqua: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_IT: Words = {
  'gb.parking-debt.beavis': {
    says: 'La Supreme Court ha ammesso nel 2015 una somma di £85 per un parcheggio, perché i cartelli erano grandi e chiari. I Suoi cartelli e la somma possono essere diversi.',
    actionable:
      'Chieda foto dei cartelli e di dove stavano. Lo dica se erano nascosti, piccoli o difficili da leggere.',
  },
  'gb.lease-debt.small-sum': {
    says: 'Un contratto (lease) non può finire per £350 o meno, salvo che una parte sia dovuta da oltre tre anni.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Una spesa di gestione (administration charge) deve essere ragionevole e avere un riassunto dei Suoi diritti. Un tribunale (tribunal) può decidere se è dovuta.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Se ha pagato un deposito, il proprietario doveva versarlo in un sistema ufficiale entro 30 giorni. Se no, un giudice può darle da una a tre volte il deposito.',
    actionable:
      "Cerchi il deposito online nei tre sistemi. Se non c'era in tempo, lo dica e lo opponga alla loro richiesta.",
  },
  'gb.tenancy-debt.fees': {
    says: "Il proprietario o l'agenzia non può chiedere spese per pulizia, controlli o carte. Può chiedere solo danni veri, non la normale usura.",
  },
  'gb.care-debt.review-wales': {
    says: 'In Galles può chiedere al comune (council) di riesaminare una spesa di assistenza e il calcolo.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Le regole di un cartello La vincolano solo se giuste e chiare. Può contestare le somme aggiunte.',
  },
  'gb.claim.possession-ground-8': {
    says: 'Per un avviso dato dal 1º maggio 2026, ground 8 richiede tre mesi di affitto dovuti, all’avviso e di nuovo all’udienza. Se allora deve meno, il motivo cade.',
  },
  'gb.claim.right-wear': {
    says: 'L’uso normale non è danno, e nessuno deve nuovo per vecchio. Devono mostrare lo stato prima e dopo. Il deposito fu protetto in 30 giorni? Se no, può chiedere da una a tre volte la somma.',
  },
}
