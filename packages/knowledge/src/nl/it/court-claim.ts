/** The Italian words of the Netherlands: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'nl.court.want': {
    says: 'Qualcuno La porta in tribunale. La citazione (dagvaarding) dice che cosa chiede e in che giorno comincia la causa.',
  },
  'nl.court.who': {
    says: 'La porta un ufficiale giudiziario (deurwaarder) per l’altra parte. Il giudice locale (kantonrechter) decide fino a 25.000 €, e tutte le cause di affitto e lavoro.',
  },
  'nl.court.real': {
    says: 'Nulla è ancora deciso. Può ancora rispondere, anche senza avvocato.',
  },
  'nl.court.not-yet': {
    says: 'Nella maggior parte dei casi nessuno può prendere stipendio o cose prima che il giudice decida.',
  },
  'nl.court.rights': {
    says: 'Può rispondere per iscritto o di persona, e chiedere più tempo. Qui non paga tasse di tribunale.',
  },
  'nl.court.deadline-day': {
    says: 'Risponda o chieda più tempo al più tardi nel giorno d’udienza della citazione.',
    action: 'Rispondere alla citazione',
    consequence: 'Il giudice di solito dà all’altra parte ciò che chiede.',
  },
  'nl.court.step-day': {
    says: 'Cerchi il giorno d’udienza e il numero della causa. Li scriva ora.',
  },
  'nl.court.step-reply': {
    says: 'Mandi la risposta al tribunale prima di quel giorno, o ci vada. Può anche chiedere più tempo (uitstel).',
  },
  'nl.court.step-help': {
    says: 'Chiami lo sportello legale (Juridisch Loket). Chieda aiuto per la risposta (verweer).',
  },
  'nl.court.step-defend': {
    says: 'Dica che cosa è sbagliato e mandi prove: pagamenti, lettere, contratto. Lo dica se il debito è troppo vecchio.',
  },
  'nl.court.step-costs': {
    says: 'Controlli le spese. Dica se non ha mai avuto una lettera con 14 giorni (veertiendagenbrief).',
  },
  'nl.court.step-settle': {
    says: 'Se lo deve, chiami presto l’ufficiale giudiziario (deurwaarder) e offra un piano. Si faccia scrivere che la causa si ferma.',
  },
  'nl.court.right-week': {
    says: 'Nella maggior parte dei casi deve esserci almeno una settimana tra la citazione e il giorno d’udienza.',
  },
  'nl.court.right-alone': {
    says: 'Davanti al giudice locale (kantonrechter) può parlare da solo.',
  },
  'nl.court.right-fee': {
    says: 'Se La citano lì, non paga la tassa di tribunale (griffierecht).',
  },
  'nl.court.option-defend': {
    title: 'Rispondere alla richiesta',
    says: 'Scriva o dica al giudice perché è sbagliata.',
    cost: 'Nessuna tassa di tribunale.',
    time: 'Prima del giorno d’udienza.',
    risk: 'Spese se perde.',
    bestFor: 'Non è d’accordo con tutto o con una parte.',
  },
  'nl.court.option-settle': {
    title: 'Accordarsi con l’ufficiale giudiziario',
    says: 'Offra una somma al mese e chieda di fermare la causa.',
    cost: 'Ciò che offre, e alcune spese.',
    time: 'Questa settimana.',
    risk: 'Risponda lo stesso al tribunale finché non si ferma.',
    bestFor: 'Lo deve.',
  },
  'nl.court.option-help': {
    title: 'Chiedere aiuto legale gratis',
    says: 'Lo sportello legale (Juridisch Loket) Le dice che cosa fare.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non sa che cosa scrivere.',
  },
  'nl.court.warn-silent': {
    says: 'Se non reagisce, il giudice di solito accoglie la richiesta senza di Lei (verstek).',
  },
}
