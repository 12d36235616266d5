/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Un commissaire de justice (prima: huissier) è un pubblico ufficiale che può eseguire ordini del tribunale.',
  },
  'fr.officer.want-pay': {
    says: 'Vogliono che paghi ora, o cominciano a pignorare.',
  },
  'fr.officer.reality-no-title': {
    says: 'In questa lettera non vediamo una sentenza o un altro titolo. Senza, l’ufficiale può solo chiedere, come ogni società di recupero.',
  },
  'fr.officer.reality-title': {
    says: 'La lettera parla di una sentenza o un titolo, quindi si può eseguire. Ha ancora diritti, un giudice e termini dalla Sua parte.',
  },
  'fr.officer.rights-summary': {
    says: 'Può vedere il titolo, tenere soldi e cose di base, chiedere tempo e andare dal giudice dell’esecuzione.',
  },
  'fr.officer.not-yet-none': {
    says: 'Senza un titolo non possono entrare, prendere cose o toccare la paga.',
  },
  'fr.officer.know-officer': {
    says: 'Se è fuori o rifiuta, un ufficiale entra solo con un titolo. Serve anche la polizia, chi viene per il sindaco o due testimoni.',
    learnMore:
      'Possono venire dalle 6 del mattino alle 9 di sera, non di domenica o nei festivi, salvo che un giudice lo permetta. Di notte mai in un’abitazione.',
  },
  'fr.officer.right-title': {
    says: 'Nessun pignoramento senza un titolo esecutivo. Ha diritto a una copia.',
  },
  'fr.officer.right-hours': {
    says: 'Un ufficiale può agire dalle 6 del mattino alle 9 di sera, mai di domenica o nei festivi, salvo che un giudice lo permetta. Di notte mai in un’abitazione.',
  },
  'fr.officer.right-time': {
    says: 'Dopo la richiesta di pagare può chiedere al giudice dell’esecuzione (juge de l’exécution) fino a due anni.',
  },
  'fr.officer.option-plan': {
    title: 'Concordare un piano con l’ufficiale',
    says: 'Offra per iscritto una somma al mese con il Suo bilancio.',
    cost: 'Ciò che può.',
    time: 'Un giorno o due.',
    risk: 'Se lo viola, le spese degli atti continuano.',
    bestFor: 'Lo deve e Le serve tempo.',
  },
  'fr.officer.option-judge': {
    title: 'Andare dal giudice dell’esecuzione',
    says: 'Contesti il pignoramento o chieda tempo. Un blocco del conto si contesta con una citazione, quindi prenda aiuto legale.',
    cost: 'Un atto dell’ufficiale; l’aiuto legale può pagarlo.',
    time: 'Subito. Pignoramento del conto: entro un mese.',
    risk: 'Spese se perde.',
    bestFor: 'Non c’è un titolo, la somma è sbagliata, o i soldi sono protetti.',
  },
  'fr.officer.option-overdebt': {
    title: 'Chiedere aiuto per troppi debiti',
    says: 'La Banque de France prende la pratica gratis. Una volta accolta, i pignoramenti si fermano.',
    cost: 'Nulla.',
    time: 'Fino a tre mesi.',
    risk: 'È in un elenco di persone con problemi di pagamento.',
    bestFor: 'Ha più debiti di quanti possa pagare.',
  },
  'fr.officer.warn-fake': {
    says: 'Alcune ditte imitano un ufficiale. Controlli il nome nell’elenco pubblico dei commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'È la procedura semplice per debiti fino a 5.000 €. È libero di rifiutare, e un mese di silenzio è un no.',
    actionable:
      'Rifiuti se il debito è sbagliato o vecchio. Se accetta, l’accordo diventa un titolo.',
  },
  'fr.officer.element-title': {
    name: 'Il titolo esecutivo',
    says: 'L’atto deve indicare la sentenza o altro titolo su cui si basa.',
    ifMissing: 'Non vediamo un titolo. Chieda: «Quale titolo avete? Mandatemi una copia.»',
  },
  'fr.officer.element-count': {
    name: 'Un conto di debito, spese e interessi',
    says: 'L’atto deve mostrare debito, spese e interessi uno per uno.',
    ifMissing: 'Non vediamo un conto chiaro. Lo chieda per iscritto.',
  },
  'fr.officer.myth-force': {
    says: 'Nessuno può entrare senza un titolo. Con un titolo e quando è fuori, all’ufficiale servono la polizia, un eletto o due testimoni.',
  },
}
