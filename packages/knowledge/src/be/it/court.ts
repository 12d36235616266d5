/** The Italian words of Belgium: court. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'be.court.claim-want': {
    says: 'Qualcuno chiede a un tribunale di decidere contro di Lei. La carta (citation o requête) la chiama a un’udienza.',
  },
  'be.court.claim-who': {
    says: 'Piccole somme, affitto, energia e cure vanno al giudice di pace (juge de paix), vicino a casa Sua.',
  },
  'be.court.claim-reality': {
    says: 'Nulla è ancora deciso. Vada alla prima udienza: lì conta la Sua parola.',
  },
  'be.court.claim-not-yet': {
    says: 'Non possono pignorare prima che ci sia una sentenza e le sia consegnata.',
  },
  'be.court.claim-rights': {
    says: 'Può venire di persona, contestare, chiedere tempo e avere un avvocato gratis se le entrate sono basse.',
  },
  'be.court.claim-step-date': {
    says: 'Segni il giorno, l’ora e il tribunale della prima udienza. Lo metta dove lo vede.',
  },
  'be.court.claim-step-go': {
    says: 'Ci vada. Dica se lo contesta, o chieda rate mensili. Se non va, quasi sempre decidono che deve pagare.',
  },
  'be.court.claim-step-aid': {
    says: 'Chieda ora un avvocato gratis all’ufficio di aiuto legale (bureau d’aide juridique).',
  },
  'be.court.claim-step-proof': {
    says: 'Porti prove: pagamenti, lettere, il contratto. Lo dica se il debito è troppo vecchio.',
  },
  'be.court.claim-step-time': {
    says: 'Chieda al giudice tempo per pagare (termes et délais). Porti il Suo bilancio.',
  },
  'be.court.claim-right-heard': {
    says: 'Ha il diritto di essere ascoltato e ad almeno otto giorni tra la citazione e l’udienza.',
  },
  'be.court.claim-right-time': {
    says: 'Ha il diritto di chiedere tempo per pagare.',
  },
  'be.court.claim-right-aid': {
    says: 'Con basse entrate ha diritto a un avvocato gratis.',
  },
  'be.court.claim-option-go': {
    title: 'Andare all’udienza',
    says: 'Dica la Sua, o chieda tempo.',
    cost: 'Nulla senza avvocato.',
    time: 'Una mattina.',
    risk: 'Spese se perde.',
    bestFor: 'Chiunque abbia una citazione.',
  },
  'be.court.claim-option-plan': {
    title: 'Concordare un piano prima dell’udienza',
    says: 'Offra per iscritto una somma al mese. Vada lo stesso all’udienza.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Le spese della citazione restano.',
    bestFor: 'Lo deve.',
  },
  'be.court.claim-option-help': {
    title: 'Avere un avvocato gratis',
    says: 'Chieda all’ufficio di aiuto legale vicino a Lei.',
    cost: 'Nulla o una parte, secondo le entrate.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Le Sue entrate sono basse.',
  },
  'be.court.claim-warn': {
    says: 'Non manchi alla prima udienza. Una sentenza in Sua assenza è difficile da annullare.',
  },
  'be.court.judgment-want': {
    says: 'Un tribunale ha deciso. La carta dice cosa deve pagare o fare.',
  },
  'be.court.judgment-who': {
    says: 'Un ufficiale giudiziario (huissier) porta la sentenza (signification). Il termine per l’appello parte quel giorno.',
  },
  'be.court.judgment-reality': {
    says: 'È una cosa seria, ma può ancora fare appello in tempo, chiedere un piano o aiuto per i debiti.',
  },
  'be.court.judgment-deadline': {
    says: 'Ha un mese dalla consegna per fare appello.',
    action: 'Fare appello contro la sentenza',
    consequence: 'Dopo, la sentenza è definitiva.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Veda subito un avvocato o l’ufficio di aiuto legale. Mostri il giorno della consegna.',
  },
  'be.court.judgment-step-plan': {
    says: 'Scriva all’ufficiale giudiziario (huissier) e offra una somma al mese prima di un pignoramento.',
  },
  'be.court.judgment-step-help': {
    says: 'Con molti debiti, chieda al CPAS di un piano del tribunale per tutti.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Ha il diritto di fare appello contro la maggior parte delle sentenze sopra 2.000 €.',
  },
  'be.court.judgment-right-money': {
    says: 'Una parte dello stipendio e tutti gli assegni familiari non si possono prendere.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Fare appello',
    says: 'Un avvocato manda l’appello in tempo.',
    cost: 'Un avvocato, o aiuto legale.',
    time: 'Un mese per iniziare.',
    risk: 'Intanto forse deve pagare.',
    bestFor: 'La sentenza è chiaramente sbagliata.',
  },
  'be.court.judgment-option-plan': {
    title: 'Piano con l’ufficiale giudiziario',
    says: 'Offra una somma al mese con il Suo bilancio.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Lo rispetti.',
    bestFor: 'Accetta la sentenza.',
  },
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
    says: 'Ha cinque giorni dal primo atto di pignoramento per dire all’ufficiale giudiziario (huissier) quali cose sono protette.',
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
    says: 'Letto, vestiti, lavatrice, riscaldamento, frigo, tavolo, cose dei bambini e attrezzi di lavoro sono protetti.',
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
