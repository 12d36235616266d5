/** Lettere della polizia su un veicolo: il diritto del Regno Unito in italiano. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'È una domanda e un avviso. Nessuno Le ha ancora dato una multa o dei punti.',
}
const NOT_ME: RowWords = {
  says: 'Guidava un’altra persona? Scriva il suo nome e indirizzo sul modulo. La polizia scriverà allora a quella persona.',
}
const ANSWER: RowWords = {
  says: 'Rimandi il modulo con nome e indirizzo di chi guidava, anche se era Lei.',
  title: 'Dire in tempo chi guidava',
  cost: 'Niente.',
  time: 'Pochi minuti.',
  risk: 'Se era Lei, seguirà l’offerta di un corso, una multa o una carta del tribunale.',
  bestFor: 'Lei sa chi guidava.',
}
const COURT: RowWords = {
  says: 'Non deve accettare. Può chiedere che decida un tribunale, e allora devono provare che cosa è successo.',
}
const ACCEPT: RowWords = {
  says: 'Paghi la somma e dia i dati della patente entro il giorno della lettera.',
  title: 'Accettare la multa',
  cost: 'La somma della lettera, e i punti.',
  time: 'Pochi minuti.',
  risk: 'I punti contano tre anni. L’assicurazione può costare di più.',
  bestFor: 'Era Lei, e vuole chiudere la cosa.',
}

export const POLICE_NOTICES_IT: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: 'Non è reato se non sa chi guidava e non poteva scoprirlo con la dovuta cura. Scriva tutto quello che ha fatto per saperlo.',
  },
  'gb.driver.step-check': {
    says: 'Controlli targa, luogo, giorno e ora. Guardi agenda, messaggi o turni di lavoro per vedere chi guidava.',
  },
  'gb.driver.step-photo': {
    says: 'Chieda la foto alla polizia se non è sicuro. I 28 giorni intanto corrono.',
  },
  'gb.driver.deadline': {
    says: 'Ha 28 giorni da quando riceve l’avviso per dire chi guidava.',
    action: 'Dire chi guidava',
    consequence: 'Non rispondere è un reato a parte: fino a £1,000 di multa e sei punti.',
  },
  'gb.driver.warning-false-name': {
    says: 'Non faccia mai il nome di chi non guidava. Per questo i tribunali mandano in prigione.',
  },
  'gb.driver.six-months': {
    says: 'Per l’eccesso di velocità, il processo deve iniziare entro sei mesi dal fatto. Tenga tutte le carte fino ad allora.',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: 'Il primo avviso deve partire verso l’intestatario o chi guidava entro 14 giorni dal fatto, nella maggior parte dei casi.',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: 'Compili il modulo e lo rimandi nei giorni indicati, con prova di invio. Non rispondere è un reato a parte.',
  },
  'gb.driver.ni-option-answer': ANSWER,
  'gb.police-penalty.points': {
    says: 'Per la velocità sono di solito £100 e tre punti. Dodici punti in tre anni possono costarLe la patente.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Se accetta in tempo e fa tutto ciò che chiede, non segue un processo. Non è una condanna penale.',
  },
  'gb.police-penalty.step-check': {
    says: 'Controlli targa, luogo, giorno e ora. Scelga prima dell’ultimo giorno: accettare, fare un corso se è offerto, o chiedere il tribunale.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Per accettare, paghi e mandi i dati della patente come dice la lettera. Faccia entrambe le cose in tempo e tenga la prova.',
  },
  'gb.police-penalty.step-advice': {
    says: 'Ha nove punti o più, o guida per lavoro? Chieda a un avvocato (solicitor) prima di scegliere.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Sei punti nei due anni dopo il primo esame chiudono la Sua patente. Dovrà rifare gli esami.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Se non fa nulla, l’offerta finisce e il caso può andare in tribunale. Un avviso dato sulla strada diventa una multa, più alta della metà.',
  },
  'gb.police-penalty.deadline': {
    says: 'Un’offerta condizionata (conditional offer) resta aperta almeno 28 giorni dalla sua data.',
    action: 'Accettare l’offerta, o chiedere il tribunale',
    consequence: 'L’offerta finisce e può decidere un tribunale, con multa più alta e spese.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Lo prenoti entro il giorno della lettera. Non paghi anche la multa, o l’offerta del corso è persa.',
    title: 'Fare il corso offerto',
    cost: 'Il prezzo del corso. Nessun punto.',
    time: 'Poche ore.',
    risk: 'Se non lo finisce, torna la multa o il tribunale.',
    bestFor: 'Le è offerto, e non ha fatto un corso così in tre anni.',
  },
  'gb.police-penalty.option-court': {
    says: 'Chieda un’udienza come dice la lettera. Può dichiararsi non colpevole, o colpevole con le Sue ragioni.',
    title: 'Lasciar decidere un tribunale',
    cost: 'Una multa secondo il reddito, e le spese, se perde.',
    time: 'Alcuni mesi.',
    risk: 'Multa e punti possono superare l’offerta.',
    bestFor: 'Non era Lei, o ha prove forti.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Se accetta in tempo e fa tutto ciò che chiede, non segue un processo.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Controlli targa, luogo, giorno e ora. Entro il giorno della lettera: accetti, faccia un corso se è offerto, o chieda il tribunale.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
