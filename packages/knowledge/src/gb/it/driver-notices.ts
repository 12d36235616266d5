/** A letter of the police that asks who drove a vehicle: the words in Italian. */
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

export const DRIVER_NOTICES_IT: Words = {
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
}
