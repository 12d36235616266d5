/** Questions about Medicaid that is to be paid back from a home or an estate: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_IT: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Finché vive un figlio cieco o disabile di chi aveva Medicaid, lo Stato non può riscuotere, qualunque età abbia il figlio. Lo provano le carte SSI o SSDI: le mandi per raccomandata. Chieda che il vincolo (lien) sia tolto e il rifiuto per iscritto con il termine per l’appello. C’è anche l’esenzione per gravi difficoltà. Se il no era sbagliato, chieda di nuovo. L’aiuto legale è gratuito.',
  },
  'us.medicaid-estate.ask-house': {
    says: 'Dopo una morte lo Stato deve cercare di riavere ciò che Medicaid pagò per l’assistenza a lungo termine dai 55 anni. Si prende dall’eredità, non dal Suo denaro. Non può riscuotere finché vive il coniuge, o un figlio sotto i 21 anni, cieco o disabile. Chieda l’elenco dei pagamenti e il modulo per l’esenzione (hardship waiver). Badi al suo termine. L’aiuto legale è gratuito.',
    dependsOn: 'chi è ancora vivo, e il Suo Stato',
  },
  'us.medicaid-estate.ask-lien-alive': {
    says: 'In vita, lo Stato può mettere un vincolo (lien) sulla casa solo se la persona vive stabilmente in una casa di cura. Prima deve avvisare e sentire. Non può finché ci vive il coniuge, o un figlio sotto i 21 anni, cieco o disabile, o certi fratelli comproprietari. Chieda l’udienza (hearing) per iscritto. L’aiuto legale è gratuito.',
    dependsOn: 'chi vive nella casa',
  },
  'us.medicaid-estate.ask-gift': {
    says: 'Per l’assistenza a lungo termine Medicaid guarda i doni degli ultimi cinque anni. Un dono in quel tempo costa alcuni mesi senza pagamento. I doni al coniuge, o a un figlio cieco o disabile, non contano. Se è restituito, i mesi possono cadere, e anche per gravi difficoltà. Chieda un fair hearing prima della data nella lettera. Senta subito l’aiuto legale.',
    dependsOn: 'quando e a chi è stato dato',
  },
}
