/** Diritti su domande comuni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_IT: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'I bailiff possono prendere solo ciò che è di chi deve. Scriva che le cose sono Sue, con prove. Se le hanno prese, lo faccia entro sette giorni.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: "Per un credito può chiedere contratto ed estratto per £1. Li chieda anche se c'è una causa, e risponda comunque al tribunale in tempo.",
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'Per molti crediti i sei anni partono solo quando scade il termine del default notice. Cerchi quella data prima di dire che è troppo vecchio.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Una debt relief order cancella dopo un anno quasi tutti i debiti fino a £50,000. È per chi ha poco, ed è gratis tramite un consulente.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Un moratorium ferma quasi tutti gli atti degli sheriff officers per sei mesi. Un consulente può chiederlo oggi, o Lei online.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Se un conto viene pignorato, la legge Le lascia un minimo fisso. Prima di prendere beni, devono darle un opuscolo di aiuto.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Il termine segue la legge del contratto, non dove vive ora. Un prestito fatto in Inghilterra segue di solito la legge inglese, con sei anni. Un pagamento o uno scritto firmato può farlo ripartire.',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'Un summary warrant è concesso senza udienza. Se non deve la tassa o ha pagato, scriva subito al comune e chieda di ritirarlo.',
  },
}
