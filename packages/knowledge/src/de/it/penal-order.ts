/** The Italian words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_WORDS: Words = {
  'de.penal-order.want': {
    says: 'Un tribunale penale La punisce per iscritto, senza udienza (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Dopo due settimane vale come una sentenza e può dare precedenti. Chiami ora un avvocato penalista.',
  },
  'de.penal-order.deadline': {
    says: 'Ha due settimane dal giorno sulla busta gialla per opporsi (Einspruch).',
    action: 'Inviare l’opposizione (Einspruch) al tribunale che ha fatto il decreto',
    consequence: 'La pena diventa definitiva come una sentenza.',
  },
  'de.penal-order.right-object': {
    says: 'Può opporsi senza motivi. Poi c’è un’udienza. Può anche opporsi solo alla somma per giorno (Tagessatz).',
  },
  'de.penal-order.right-parts': {
    says: 'È giusto ma troppo in una volta? Chieda alla procura di pagare a rate o di lavorare al suo posto.',
  },
  'de.penal-order.step': {
    says: 'Annoti il giorno sulla busta. Faccia vedere il fascicolo a un avvocato prima di spiegare qualcosa. Un’opposizione si può ritirare dopo.',
  },
  'de.penal-order.option': {
    says: 'Scriva al tribunale: «Ich lege Einspruch ein», il numero, la data e la firma.',
    title: 'Opporsi al decreto penale',
    cost: 'Inviarla è gratis; spese se perde',
    time: 'Due settimane',
    risk: 'Dopo un’udienza la pena può essere più alta.',
    bestFor: 'Non è stato Lei, o la somma non va con il Suo reddito.',
  },
  'de.penal-order.who': {
    says: 'Viene da un tribunale penale. Lo ha chiesto la procura (Staatsanwaltschaft).',
  },
  'de.penal-order.reality': {
    says: 'Non c’è ancora stata un’udienza. Se si oppone in tempo, un giudice La sente prima che qualcosa sia definitivo.',
  },
  'de.penal-order.rights': {
    says: 'Può opporsi, non parlare del fatto e far vedere il fascicolo a un avvocato.',
  },
  'de.penal-order.not-yet': {
    says: 'La pena non si esegue prima di essere definitiva. Un’opposizione in tempo la ferma.',
  },
  'de.penal-order.know-record': {
    says: 'Una multa fino a 90 quote giornaliere di regola non appare nel certificato (Führungszeugnis), se non c’è altro.',
  },
  'de.penal-order.right-restore': {
    says: 'Ha perso le due settimane senza colpa? Chieda al tribunale, entro una settimana dalla fine dell’ostacolo, di essere rimesso in termini (Wiedereinsetzung). Si opponga nella stessa lettera.',
  },
  'de.penal-order.step-object': {
    says: 'Non è giusto, o è troppo? Scriva «Mi oppongo (Einspruch)», il numero del fascicolo e il Suo nome, e firmi. Deve arrivare al tribunale entro le due settimane.',
  },
  'de.penal-order.option-rate': {
    title: 'Opporsi solo alla quota giornaliera',
    says: 'Dica che si oppone solo alla somma di ogni giorno e mandi la prova del reddito netto.',
    cost: 'L’invio è gratis',
    time: 'Due settimane',
    risk: 'Il fatto e il numero dei giorni restano.',
    bestFor: 'Il fatto è vero, ma guadagna meno di quanto pensano.',
  },
  'de.penal-order.option-help': {
    title: 'Chiedere a un penalista',
    says: 'Un avvocato vede il fascicolo e Le dice se conviene opporsi.',
    cost: 'Un onorario. Chieda prima quanto costa un colloquio.',
    time: 'Entro le due settimane',
    risk: 'Se non ne trova uno, si opponga da sé in tempo.',
    bestFor: 'Rischia un divieto di guida o una condanna nel certificato.',
  },
}
