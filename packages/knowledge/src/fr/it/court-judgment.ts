/** A judgment (jugement) and what can still be done: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'fr.judgment.want': {
    says: 'Un tribunale ha deciso. La carta dice che cosa deve pagare o fare.',
  },
  'fr.judgment.who': {
    says: 'La decisione viene da un tribunale. La porta di solito un ufficiale giudiziario (commissaire de justice).',
  },
  'fr.judgment.reality': {
    says: 'È serio, ma ha ancora vie: appello, tempo per pagare o aiuto per troppi debiti.',
  },
  'fr.judgment.rights-summary': {
    says: 'Può fare appello in tempo, chiedere tempo per pagare e tenere ciò che la legge protegge.',
  },
  'fr.judgment.not-yet': {
    says: 'Non possono pignorare prima che un ufficiale Le notifichi la sentenza (signification).',
  },
  'fr.judgment.know-lapse': {
    says: 'Se non era presente e Le viene notificata dopo più di sei mesi, può non avere forza.',
    learnMore: 'Confronti la data della sentenza con la data della notifica.',
  },
  'fr.judgment.deadline-appeal': {
    says: 'Ha un mese dalla notifica per fare appello, o per opporsi a una sentenza in Sua assenza.',
    action: 'Fare appello contro la sentenza (appel)',
    consequence: 'Dopo, la sentenza è definitiva.',
  },
  'fr.judgment.deadline-order': {
    says: 'Ha un mese dalla notifica per opporsi a un ordine di pagare.',
    action: 'Opporsi all’ordine di pagare (opposition)',
    consequence: 'Se non fa nulla, l’ordine si può eseguire.',
  },
  'fr.judgment.deadline-fifteen': {
    says: 'Ha solo 15 giorni per fare appello contro un ordine urgente (référé) o una decisione del giudice dell’esecuzione.',
    action: 'Fare appello contro la decisione (appel)',
    consequence: 'Dopo, per ora è definitiva.',
  },
  'fr.judgment.step-read': {
    says: 'Legga l’ultima pagina: che cosa deve pagare, a chi, e come fare appello. Scriva il giorno in cui l’ha ricevuta.',
  },
  'fr.judgment.step-advice': {
    says: 'Per un appello veda subito un avvocato o uno sportello legale (point-justice, 3039). Per redditi bassi paga lo Stato.',
  },
  'fr.judgment.step-call-officer': {
    says: 'Scriva all’ufficiale o al creditore e offra una somma al mese prima che pignorino.',
  },
  'fr.judgment.step-overdebt': {
    says: 'Se ha molti debiti, presenti una pratica alla Banque de France. È gratis e può fermare i pignoramenti.',
  },
  'fr.judgment.step-pay': {
    says: 'Paghi appena può. Due mesi dopo che la sentenza ha forza, gli interessi salgono di cinque punti.',
  },
  'fr.judgment.step-appeal': {
    says: 'Guardi il valore. Fino a 5.000 € la maggior parte delle sentenze non ha appello, solo la corte suprema (cassation).',
  },
  'fr.judgment.right-appeal': {
    says: 'Ha diritto di fare appello entro un mese contro la maggior parte delle sentenze più grandi. La carta dice se può.',
  },
  'fr.judgment.right-time': {
    says: 'Dopo una richiesta di pagare o un pignoramento, il giudice dell’esecuzione (juge de l’exécution) può ancora darle tempo.',
  },
  'fr.judgment.right-floor': {
    says: 'Una somma base deve restare sul conto, circa 650 € (solde bancaire insaisissable).',
  },
  'fr.judgment.right-goods': {
    says: 'Letto, vestiti, tavolo, frigo, lavatrice e attrezzi di lavoro non si possono pignorare.',
  },
  'fr.judgment.option-appeal': {
    title: 'Fare appello',
    says: 'Un avvocato manda in tempo l’appello alla corte d’appello.',
    cost: 'Un avvocato, salvo aiuto legale.',
    time: 'Un mese per cominciare. Un anno o più.',
    risk: 'Spesso intanto deve pagare, e le spese possono crescere.',
    bestFor: 'Il tribunale ha chiaramente sbagliato.',
  },
  'fr.judgment.option-plan': {
    title: 'Concordare un piano',
    says: 'Offra una somma al mese all’ufficiale o al creditore. Se rifiutano, chieda al giudice dell’esecuzione (juge de l’exécution).',
    cost: 'Ciò che può.',
    time: 'Una lettera, poi alcune settimane.',
    risk: 'Lo rispetti.',
    bestFor: 'Accetta la sentenza.',
  },
  'fr.judgment.option-overdebt': {
    title: 'Chiedere aiuto per troppi debiti',
    says: 'Presenti una pratica alla Banque de France. Se è accolta, i pignoramenti si fermano mentre si fa un piano.',
    cost: 'Nulla.',
    time: 'Fino a tre mesi per la risposta.',
    risk: 'È in un elenco di persone con problemi di pagamento.',
    bestFor: 'Non può pagare tutti i debiti.',
  },
  'fr.judgment.warn-ten-years': {
    says: 'Una sentenza si può eseguire per dieci anni. Aspettare non la fa sparire.',
  },
  'fr.judgment.step-costs': {
    says: 'Controlli ogni somma: il debito, gli interessi, le spese (dépens) e la somma per l’avvocato dell’altro (article 700).',
  },
}
