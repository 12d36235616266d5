/** The landlord's notice that a lease ends, its reasons and its time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'it.home.want-notice': {
    says: 'Il proprietario dice che il contratto finisce (disdetta) o vuole che Lei vada via.',
  },
  'it.home.four-four': {
    says: 'Un contratto libero dura quattro anni più quattro. Un canone concordato dura tre anni più due.',
  },
  'it.home.right-six-months': {
    says: 'Per finire il contratto alla scadenza, il proprietario deve scrivere almeno sei mesi prima. Se tardi, si rinnova.',
  },
  'it.home.right-first-term': {
    says: 'Alla prima scadenza il proprietario deve avere uno dei motivi di legge, come uso proprio o vendita. La lettera deve indicarlo.',
  },
  'it.home.right-false-reason': {
    says: 'Se entro 12 mesi non usa la casa come detto, Lei può tornare o avere almeno 36 mensilità.',
  },
  'it.home.right-leave': {
    says: 'Per gravi motivi può andare via in ogni momento con sei mesi di preavviso per raccomandata.',
  },
  'it.home.step-no-sign': {
    says: 'Non firmi fogli che chiudono il contratto o alzano il canone senza consiglio.',
  },
  'it.home.warning-no-leave': {
    says: 'Non vada via e non renda le chiavi solo per questa lettera. Prima chieda consiglio.',
  },
  'it.home.element-reason': {
    name: 'Il motivo',
    says: 'La disdetta alla prima scadenza deve indicare il motivo di legge.',
    ifMissing: 'Scriva che senza motivo di legge il contratto si rinnova.',
  },
  'it.home.right-leave-date': {
    says: 'Se un giudice ordina il rilascio, fissa il giorno: entro sei mesi, o dodici nei casi gravi. Sono 60 giorni se non ha rispettato un termine per pagare.',
  },
  'it.home.right-buy-first': {
    says: 'La vendita chiude il primo periodo solo se il proprietario non ha altre case oltre alla sua. Allora Lei può comprare per primo, allo stesso prezzo (prelazione).',
  },
}
