/** Diritti su domande comuni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_IT: Words = {
  'gb.ask-parking.right-code': {
    says: "Le società di un'associazione seguono un solo codice. Ha 28 giorni per contestare, poi un ricorso gratuito fuori dalla società. Un piccolo errore di battitura dovrebbe essere annullato.",
  },
  'gb.ask-parking.right-keeper-law': {
    says: "L'intestatario (keeper) paga per chi guidava solo se l'avviso è arrivato in tempo e dice tutto ciò che la legge chiede. Non deve dire chi guidava.",
  },
  'gb.ask-parking.right-signs-case': {
    says: 'Nel 2015 la Supreme Court ha ammesso £85 perché i cartelli erano grandi e chiari. Cartelli piccoli, nascosti o assenti sono una difesa.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Prima della causa devono mandare una letter of claim con modulo di risposta e dare 30 giorni. La lettera di un recuperatore non lo è.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'La multa del comune (penalty charge) si basa su una legge, quella privata su cartelli. Non è un reato, ma cresce se non fa nulla.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Può contestare, poi fare reclamo formale entro 28 giorni e infine ricorrere gratis a un tribunale indipendente.',
  },
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'I bailiff possono prendere solo ciò che è di chi deve. Scriva che le cose sono Sue, con prove. Se le hanno prese, lo faccia entro sette giorni.',
  },
  'gb.ask-housing.right-deposit-fees': {
    says: 'Il proprietario non può chiedere spese per pulizia, pittura o normale usura. Può tenere il deposito solo per perdite vere e provate.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Il deposito doveva essere in un sistema entro 30 giorni. Se no, un giudice può farle pagare da una a tre volte la somma.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Se rischia di perdere la casa entro 56 giorni, il comune deve aiutarla. Con un figlio deve ospitarla per ora se non ha dove andare.',
  },
  'gb.ask-housing.right-mould-times': {
    says: "Dal 27 ottobre 2025 un proprietario sociale in Inghilterra deve esaminare umidità e muffa entro tempi fissi. Un'emergenza va affrontata entro 24 ore.",
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
  'gb.ask-work.right-pregnancy': {
    says: 'Licenziare o trattare male qualcuno per una gravidanza è discriminazione. Questo diritto vale dal primo giorno.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: "Prima di una causa di lavoro deve avvisare Acas. È gratis. Lo faccia prima della scadenza, perché ferma il termine per un po'.",
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Trattenute per formazione, controlli o divisa non possono portare la paga sotto il minimo. Può segnalarlo a HMRC o chiedere la parte mancante.',
  },
  'gb.ask-work.ni-right-wages': {
    says: 'Il datore può trattenere soldi solo se lo permette la legge o un contratto, o se Lei ha accettato prima per iscritto. Vale anche per molti detti autonomi.',
  },
  'gb.ask-work.ni-right-disability': {
    says: 'In Irlanda del Nord il datore non può trattarla peggio per una disabilità e deve fare adattamenti giusti. Non serve anzianità.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'In Irlanda del Nord il datore deve prima scriverle, poi incontrarla, poi permettere un appello. Se salta un passo, il licenziamento è ingiusto dopo un anno di lavoro.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Il termine segue la legge del contratto, non dove vive ora. Un prestito fatto in Inghilterra segue di solito la legge inglese, con sei anni. Un pagamento o uno scritto firmato può farlo ripartire.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Se il Suo posto sparisce in gravidanza o maternità, Lei viene prima per ogni altro posto adatto. Non deve fare gara.',
  },
}
