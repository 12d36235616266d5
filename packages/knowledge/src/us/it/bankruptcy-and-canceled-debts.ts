/** The Italian words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_IT: Words = {
  'us.claim.ask-bankruptcy': {
    says: 'Il fallimento (bankruptcy) ferma subito quasi tutti gli incassi e può chiudere debiti di carte, cure e prestiti. Restano gli alimenti per i figli, quasi tutte le tasse e quasi tutti i prestiti studenteschi. Parli prima con un avvocato.',
    dependsOn: 'il Suo reddito, ciò che possiede e i tipi dei Suoi debiti',
  },
  'us.life.right-stay': {
    says: 'Chiedere il fallimento (bankruptcy) quasi sempre ferma subito incassi, prelievi dallo stipendio (garnishment) e cause. Non ferma gli alimenti per i figli (child support).',
  },
  'us.life.right-clear': {
    says: 'Il Chapter 7 cancella in mesi quasi tutti i debiti di carte e cure, se il reddito è abbastanza basso. Quasi sempre può tenere casa o auto fino a limiti fissati.',
  },
  'us.life.right-creditor': {
    says: 'Finché la procedura è aperta Lei non può incassare da chi ha chiesto il fallimento (bankruptcy). Se le devono soldi, presenti la richiesta entro la data nell’avviso.',
  },
  'us.life.right-forgiven': {
    says: 'Un debito cancellato può contare come reddito. Non conta se doveva più di quanto possedeva, o nel fallimento (bankruptcy). Allora mandi il Form 982.',
  },
}
