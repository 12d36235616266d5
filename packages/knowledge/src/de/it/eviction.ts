/** Notices to leave a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_WORDS: Words = {
  'de.home.want': {
    says: 'Il Suo locatore vuole che il contratto finisca. La lettera da sola non La obbliga ad andarsene.',
  },
  'de.home.who': {
    says: 'Il locatore è una parte privata. Solo un tribunale può ordinarLe di uscire, e solo un ufficiale giudiziario può eseguirlo.',
  },
  'de.home.reality': {
    says: 'Nessuno può mandarLa via senza una causa. Ci vogliono mesi. Cambiare le serrature o staccare la luce è illegale.',
  },
  'de.home.rights-at-once': {
    says: 'La disdetta deve essere su carta, firmata e con i motivi. Può contestarla e restare finché decide un tribunale.',
  },
  'de.home.rights-summary': {
    says: 'La disdetta deve essere su carta, firmata e con i motivi. Può opporsi per disagio e restare finché decide un tribunale.',
  },
  'de.home.not-yet': {
    says: "Ora non possono buttarLa fuori. Prima una causa, poi una sentenza, spesso altro tempo, poi una data con l'ufficiale giudiziario.",
  },
  'de.home.step-stay': {
    says: "Non se ne vada e non firmi ancora nulla. Faccia controllare la disdetta da un'associazione inquilini o da un avvocato.",
  },
  'de.home.step-form': {
    says: 'Controlli la forma: su carta, firmata a mano da ogni locatore, a ogni inquilino, con i motivi. Se no, non ha effetto.',
  },
  'de.home.option-time': {
    title: 'Concordare più tempo o denaro per il trasloco',
    says: 'Chieda per iscritto una data più lontana, niente debiti di affitto e una somma per il trasloco.',
    cost: 'Nulla.',
    time: 'Alcuni colloqui.',
    risk: 'Un accordo di uscita firmato chiude i Suoi diritti. Lo faccia prima controllare.',
    bestFor: 'Se ne andrebbe, ma serve tempo o aiuto.',
  },
  'de.home.option-help': {
    title: 'Associazione inquilini e ufficio casa',
    says: "Porti la lettera a un'associazione inquilini o a un avvocato, e all'ufficio del Comune contro la perdita della casa.",
    cost: "L'ufficio è gratis. L'associazione ha una quota.",
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia una disdetta o debiti di affitto.',
  },
  'de.home.right-court': {
    says: 'Può restare finché un tribunale Le ordina di uscire e viene un ufficiale giudiziario. Il tribunale può darLe fino a un anno per traslocare.',
  },
  'de.home.right-reason': {
    says: 'Il locatore deve avere un motivo legale, scritto nella disdetta. Un affitto più alto non è mai un motivo.',
  },
  'de.home.right-periods': {
    says: 'Una disdetta ordinaria richiede tre mesi. Dopo cinque anni sono sei, dopo otto anni nove.',
  },
  'de.home.warn-sign': {
    says: 'Non firmi un accordo di uscita o una «conferma della disdetta» che non capisce.',
  },
  'de.home.insight-message': {
    says: 'Sembra arrivare per mail o messaggio. La disdetta di una casa vuole carta firmata a mano o una firma elettronica qualificata. Una scansione non basta.',
    actionable: 'Scriva che non la accetta perché la forma è sbagliata.',
  },
  'de.home.insight-both': {
    says: 'La lettera chiude il contratto due volte: subito e, in subordine, con un preavviso (hilfsweise). Ognuna vuole la sua risposta.',
    actionable:
      'Paghi tutti i debiti contro la prima. Chieda il ritiro della seconda, soprattutto se il ritardo non è stato colpa Sua.',
  },
  'de.home.tactic-power': {
    says: 'Se ha firmato un incaricato senza mandare la procura originale (Vollmacht), respinga per questo la disdetta entro circa una settimana, su carta.',
    risk: 'Il locatore può mandare una nuova disdetta. Guadagna solo tempo.',
    notWhen: "Ha firmato il locatore, o Le aveva detto del potere dell'incaricato.",
  },
  'de.home.element-signature': {
    name: 'Una firma su carta',
    says: 'Una disdetta richiede carta e firma a mano.',
    ifMissing:
      'Non vediamo una firma. Una disdetta per email, messaggio o senza firma a mano non ha effetto.',
  },
  'de.home.element-reason': {
    name: 'Il motivo della disdetta',
    says: 'Il motivo deve stare nella disdetta stessa.',
    ifMissing:
      'Non vediamo un motivo nella disdetta. Senza motivi nella lettera una disdetta del locatore di solito cade.',
  },
  'de.home.myth-fourteen': {
    says: 'Nessuno può mandarLa via subito, nemmeno dopo una disdetta immediata. Il locatore deve prima vincere una causa.',
  },
  'de.home.myth-winter': {
    says: 'Tre nuovi inquilini non La liberano dal preavviso. È così solo se il contratto o il locatore lo accetta.',
  },
}
