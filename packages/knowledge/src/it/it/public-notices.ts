/** The Italian words of the rows in ../public-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_WORDS: Words = {
  'it.town.enforceable': {
    says: 'L’avviso del Comune su IMU o TARI diventa esecutivo dopo 60 giorni, senza cartella. Prima può chiedere rate mensili, fino a 72 per somme alte.',
  },
  'it.tax.right-repair': {
    says: 'Prima di un atto formale può correggere da solo l’errore (ravvedimento operoso). Prima paga, più bassa è la sanzione.',
  },
  'it.tax.right-paper-check': {
    says: 'In un controllo formale mandi copia di ciò che ha dichiarato e chieda la correzione. Se è d’accordo, la sanzione scende a due terzi.',
  },
  'it.tv.fee': {
    says: 'Il canone RAI si deve solo con una TV in casa. Se non l’ha, mandi ogni anno la dichiarazione. Oltre i 75 anni e fino a 8.000 € di reddito è esente.',
  },
  'it.benefit.right-live': {
    says: 'La restituzione deve adattarsi ai Suoi mezzi: può chiedere rate, e dire che si è fidato dell’ufficio e l’ha speso per vivere.',
  },
  'it.enforce.order-to-bank': {
    says: 'Così la banca o il datore devono bloccare denaro. All’agente della riscossione la banca paga dopo 60 giorni: prima chieda le rate o si opponga.',
  },
  'it.fine.deadline-bill': {
    says: 'Per le multe non decide il giudice tributario. La multa non Le è mai arrivata? Ha 30 giorni per il giudice di pace. Per pagare ne ha 60.',
    action: 'Se non ha mai ricevuto la multa, fare opposizione al giudice di pace',
    consequence: 'Non può più dire che la multa non Le è mai arrivata.',
  },
  'it.town-bill.reality': {
    says: 'È la bolletta annuale del Comune. Da sola non permette di pignorare nulla: prima deve arrivare un avviso formale.',
  },
  'it.town-bill.right-late': {
    says: 'In ritardo? Prima di un avviso formale può pagare da solo con una sanzione ridotta (ravvedimento). Prima paga, più è bassa.',
  },
}
