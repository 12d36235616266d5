/** A bailiff who asks for money or starts a seizure: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_IT: Words = {
  'be.court.officer-want': {
    says: 'Un ufficiale giudiziario (huissier) le chiede di pagare, o inizia un pignoramento.',
  },
  'be.court.officer-who': {
    says: 'Un ufficiale giudiziario (huissier, gerechtsdeurwaarder) è un pubblico ufficiale. Per pignorare serve una sentenza o un altro titolo.',
  },
  'be.court.officer-reality-none': {
    says: 'Non vediamo una sentenza in questa lettera. Allora l’ufficiale giudiziario (huissier) può solo chiedere, con spese con un tetto.',
  },
  'be.court.officer-reality': {
    says: 'La lettera parla di un titolo, quindi si può eseguire. Un piano è ancora possibile, e molto è protetto.',
  },
  'be.court.officer-not-yet': {
    says: 'Senza un titolo nessuno può entrare o prendere cose.',
  },
  'be.court.officer-deadline-bank': {
    says: 'Ha 15 giorni dall’avviso per opporsi al pignoramento di soldi davanti al giudice dei pignoramenti.',
    action: 'Opporsi al pignoramento di soldi',
    consequence: 'Dopo, la banca o il datore paga.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Ha quindici giorni dal primo atto di pignoramento per dire all’ufficiale giudiziario (huissier) quali cose sono protette.',
    action: 'Dire all’ufficiale giudiziario quali cose sono protette',
    consequence: 'Dopo non può più sollevarlo.',
  },
  'be.court.officer-step-title': {
    says: 'Chieda una copia della sentenza e un conto completo di debito, interessi e spese.',
  },
  'be.court.officer-step-plan': {
    says: 'Offra ora per iscritto una somma al mese. Dica se ha una mediazione sui debiti.',
  },
  'be.court.officer-step-help': {
    says: 'Chiami il Suo CPAS (OCMW) per una mediazione gratis sui debiti.',
  },
  'be.court.officer-right-goods': {
    says: 'Letto, vestiti, lavatrice, riscaldamento, frigo, tavolo, cose dei bambini, un telefono e attrezzi di lavoro sono protetti.',
  },
  'be.court.officer-right-pay': {
    says: 'Una parte di base dello stipendio non si può prendere. Le somme cambiano ogni anno e salgono con i figli.',
  },
  'be.court.officer-right-benefits': {
    says: 'Assegni familiari, reddito minimo e altri aiuti di base restano protetti, anche sul conto per un tempo.',
  },
  'be.court.officer-right-judge': {
    says: 'Può andare dal giudice dei pignoramenti (juge des saisies, beslagrechter).',
  },
  'be.court.officer-option-plan': {
    title: 'Concordare un piano',
    says: 'Offra una somma al mese con il Suo bilancio.',
    cost: 'Ciò che offre, e una piccola tassa.',
    time: 'Una lettera.',
    risk: 'Le spese continuano se smette.',
    bestFor: 'Lo deve.',
  },
  'be.court.officer-option-collective': {
    title: 'Chiedere un piano per tutti i debiti',
    says: 'Il tribunale del lavoro può fermare i pignoramenti e fissare un solo piano. Chieda al CPAS di aiutarla a presentarlo.',
    cost: 'Presentarlo non costa nulla.',
    time: 'Alcune settimane.',
    risk: 'Regole severe fino a sette anni.',
    bestFor: 'Ha molti debiti.',
  },
}
