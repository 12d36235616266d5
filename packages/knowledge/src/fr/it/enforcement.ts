/** The Italian words of the rows in ../enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Un commissaire de justice (prima: huissier) è un pubblico ufficiale che può eseguire ordini del tribunale.',
  },
  'fr.officer.want-pay': {
    says: 'Vogliono che paghi ora, o cominciano a pignorare.',
  },
  'fr.officer.want-bank': {
    says: 'I soldi sul Suo conto sono stati bloccati per un creditore (saisie-attribution).',
  },
  'fr.officer.want-wage': {
    says: 'Vogliono prendere ogni mese una parte della paga (saisie des rémunérations).',
  },
  'fr.officer.want-goods': {
    says: 'Fanno un elenco di cose in casa per venderle (saisie-vente).',
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
  'fr.officer.not-yet-goods': {
    says: 'Non possono pignorare cose in casa prima di otto giorni dalla richiesta di pagare.',
  },
  'fr.officer.not-yet-wage': {
    says: 'Non possono prendere dalla paga prima di un mese dalla richiesta di pagare.',
  },
  'fr.officer.not-yet-bank': {
    says: 'La banca non paga il creditore prima che finisca il mese per contestare, salvo che Lei sia d’accordo.',
  },
  'fr.officer.not-yet-none': {
    says: 'Senza un titolo non possono entrare, prendere cose o toccare la paga.',
  },
  'fr.officer.know-officer': {
    says: 'Se è fuori o rifiuta, un ufficiale entra solo con un titolo. Serve anche la polizia, chi viene per il sindaco o due testimoni.',
    learnMore:
      'Possono venire dalle 6 del mattino alle 9 di sera, non di domenica o nei festivi, salvo che un giudice lo permetta.',
  },
  'fr.officer.deadline-bank': {
    says: 'Ha un mese dall’avviso (dénonciation) per contestare il blocco del conto davanti al giudice dell’esecuzione.',
    action: 'Contestare il blocco del conto',
    consequence: 'Dopo la banca paga il creditore.',
  },
  'fr.officer.deadline-wage': {
    says: 'Ha un mese dalla richiesta di pagare per contestare, pagare o concordare un piano. Contestare in tempo ferma il pignoramento.',
    action: 'Contestare il pignoramento della paga, o concordare un piano',
    consequence: 'Dopo il datore deve dare una parte della paga all’ufficiale.',
  },
  'fr.officer.deadline-goods': {
    says: 'Ha un mese per vendere da sé le cose dell’elenco, o per dire quali non si possono pignorare.',
    action: 'Vendere da sé le cose, o contestare l’elenco',
    consequence: 'Dopo si possono vendere all’asta.',
  },
  'fr.officer.deadline-eight': {
    says: 'Ha otto giorni per pagare o concordare un piano prima che si possano pignorare cose.',
    action: 'Pagare, o concordare un piano con l’ufficiale',
    consequence: 'Dopo l’ufficiale può venire a pignorare.',
  },
  'fr.officer.step-title': {
    says: 'Chieda copia del titolo: quale tribunale, quale giorno, quale somma. Controlli il nome e il conto.',
  },
  'fr.officer.step-offer': {
    says: 'Chiami o scriva ora all’ufficiale e offra una somma al mese. Si faccia scrivere ogni accordo.',
  },
  'fr.officer.step-bank': {
    says: 'Dica alla banca se sono arrivati sussidi o paga. Mostri la prova, e chieda di liberare quei soldi.',
  },
  'fr.officer.step-judge': {
    says: 'Se la somma è sbagliata o pagata, o Le serve tempo, chieda a un consulente gratuito del giudice dell’esecuzione.',
  },
  'fr.officer.step-overdebt': {
    says: 'Se ha molti debiti, presenti una pratica alla Banque de France. Una volta accolta, i pignoramenti si fermano.',
  },
  'fr.officer.step-pay': {
    says: 'Paghi l’ufficiale, non un visitatore in contanti senza ricevuta. Chieda una lettera che tutto è pagato.',
  },
  'fr.officer.step-wrong': {
    says: 'Se non è il Suo debito o ha pagato, scriva subito con prove. Se continuano, chieda al giudice.',
  },
  'fr.officer.step-goods': {
    says: 'Faccia un elenco di ciò che deve restare: letto, vestiti, tavolo, frigo, cucina, lavatrice, cose del bambino, attrezzi di lavoro.',
  },
  'fr.officer.right-title': {
    says: 'Nessun pignoramento senza un titolo esecutivo. Ha diritto a una copia.',
  },
  'fr.officer.right-hours': {
    says: 'Un ufficiale può agire dalle 6 del mattino alle 9 di sera, mai di domenica o nei festivi, salvo che un giudice lo permetta.',
  },
  'fr.officer.right-floor': {
    says: 'Una somma base deve restare sul conto, circa 650 €. La banca lo fa da sola.',
  },
  'fr.officer.right-pay': {
    says: 'Si può prendere solo una parte della paga, secondo una scala di legge. Tiene sempre almeno il sussidio base (RSA).',
  },
  'fr.officer.right-goods': {
    says: 'Ciò che serve per vivere e lavorare non si può pignorare.',
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
    time: 'Entro il mese.',
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
  'fr.officer.warn-block': {
    says: 'I conti possono essere bloccati per 15 giorni lavorativi. Chieda alla banca come pagare intanto cibo e affitto.',
  },
  'fr.officer.warn-fake': {
    says: 'Alcune ditte imitano un ufficiale. Controlli il nome nell’elenco pubblico dei commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'È la procedura semplice per debiti fino a 5.000 €. È libero di rifiutare, e un mese di silenzio è un no.',
    actionable:
      'Rifiuti se il debito è sbagliato o vecchio. Se accetta, l’accordo diventa un titolo.',
  },
  'fr.officer.change-wages': {
    says: 'Dal 1 luglio 2025 un ufficiale pignora la paga senza passare prima dal giudice. Può ancora andare dal giudice.',
    was: 'Prima doveva permetterlo un giudice.',
    is: 'L’ufficiale agisce con il titolo, e ha un mese per contestare.',
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
