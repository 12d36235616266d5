/** The Italian words of the Netherlands: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'nl.judgment.want': {
    says: 'Un giudice ha deciso che deve pagare o fare qualcosa.',
  },
  'nl.judgment.who': {
    says: 'Un ufficiale giudiziario (deurwaarder) porta la sentenza. Viene dal tribunale.',
  },
  'nl.judgment.real': {
    says: 'È serio, ma ci sono ancora modi per rispondere o pagare a rate.',
  },
  'nl.judgment.not-yet': {
    says: 'L’ufficiale giudiziario deve prima consegnarle la sentenza con un ordine di pagare. Poi ha di solito due giorni.',
  },
  'nl.judgment.rights': {
    says: 'Se non ha mai risposto, può chiedere allo stesso giudice di guardare di nuovo (verzet).',
  },
  'nl.judgment.deadline-verzet': {
    says: 'Ha quattro settimane per opporsi (verzet). Partono quando ha ricevuto la sentenza di persona o ha mostrato di conoscerla. Per prudenza, conti dalla lettera.',
    action: 'Avviare l’opposizione (verzet)',
    consequence: 'La sentenza diventa definitiva.',
  },
  'nl.judgment.deadline-appeal': {
    says: 'Ha tre mesi dalla sentenza per fare appello. La causa deve riguardare più di 1.750 €.',
    action: 'Fare appello con un avvocato',
    consequence: 'La sentenza diventa definitiva.',
  },
  'nl.judgment.step-help': {
    says: 'Chiami oggi lo sportello legale (Juridisch Loket). Dica il giorno in cui ha avuto la sentenza.',
  },
  'nl.judgment.step-plan': {
    says: 'Se la sentenza è giusta, chiami l’ufficiale giudiziario (deurwaarder) e offra ciò che può pagare.',
  },
  'nl.judgment.step-wgs': {
    says: 'Se non può pagare, chieda al comune aiuto per i debiti.',
  },
  'nl.judgment.step-verzet': {
    says: 'Un’opposizione richiede un atto portato da un ufficiale giudiziario (verzetdagvaarding). Si faccia aiutare da un avvocato o dal Juridisch Loket.',
  },
  'nl.judgment.right-again': {
    says: 'Ha diritto a un nuovo esame della causa.',
  },
  'nl.judgment.right-appeal': {
    says: 'Ha diritto di fare appello sopra 1.750 €.',
  },
  'nl.judgment.right-income': {
    says: 'Una parte del reddito resta sempre Sua (beslagvrije voet).',
  },
  'nl.judgment.option-verzet': {
    title: 'Opporsi (verzet)',
    says: 'Chieda allo stesso giudice di guardare di nuovo.',
    cost: 'Le spese dell’ufficiale giudiziario.',
    time: 'Entro quattro settimane.',
    risk: 'Spese se perde.',
    bestFor: 'Non ha risposto e non è d’accordo.',
  },
  'nl.judgment.option-plan': {
    title: 'Concordare un piano',
    says: 'Offra all’ufficiale giudiziario una somma al mese.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata.',
    risk: 'Gli interessi possono correre.',
    bestFor: 'Lo deve.',
  },
  'nl.judgment.option-help': {
    title: 'Chiedere aiuto al comune',
    says: 'Aiuto gratis per tutti i Suoi debiti.',
    cost: 'Nulla.',
    time: 'Un colloquio entro quattro settimane, prima se è urgente.',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare.',
  },
  'nl.judgment.right-stop': {
    says: 'Un giudice può fermare o limitare l’esecuzione in via rapida (executiegeschil), per un errore chiaro o un nuovo grave bisogno.',
  },
}
