/** The Italian words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_IT: Words = {
  'fr.agreed.who': {
    says: 'È il Suo datore di lavoro. L’ufficio del lavoro (DREETS) deve approvare l’accordo prima che valga.',
  },
  'fr.agreed.reality': {
    says: 'È un’offerta, e tutti e due devono volerla liberamente. Può dire di no, e il posto continua.',
  },
  'fr.agreed.not-yet': {
    says: 'Ora non finisce nulla. Dopo la firma ci sono 15 giorni per ripensarci, poi fino a 15 giorni lavorativi per l’ufficio.',
  },
  'fr.agreed.right-meeting': {
    says: 'Ha diritto ad almeno un colloquio, con un collega o, senza rappresentanti, con un consulente (conseiller du salarié).',
  },
  'fr.agreed.right-back': {
    says: 'Dopo la firma ha 15 giorni di calendario per cambiare idea, senza motivo. Mandi una lettera con prova della data.',
  },
  'fr.agreed.right-money': {
    says: 'La somma deve essere almeno quella legale: un quarto di mese per anno fino a dieci anni, poi un terzo. Alcuni settori danno di più.',
  },
  'fr.agreed.right-benefit': {
    says: 'A differenza delle dimissioni, dopo può avere la disoccupazione, se ha lavorato abbastanza. Una somma più alta ne ritarda l’inizio.',
  },
  'fr.agreed.warn-pressure': {
    says: 'Se è stato spinto con pressioni, minacce o molestie, un giudice può annullarlo. Ha dodici mesi dall’approvazione.',
  },
  'fr.agreed.step-no-sign': {
    says: 'Non firmi al colloquio. Porti a casa il modulo e controlli che la data sia quella vera.',
  },
  'fr.agreed.step-count': {
    says: 'Calcoli la somma legale con gli anni e la paga. Chieda a un sindacato o al servizio del lavoro (0 806 000 126) prima di rispondere.',
  },
  'fr.agreed.option-no': {
    says: 'Non deve dare motivi. Non possono punirLa per questo.',
    title: 'Dire di no e tenere il posto',
    cost: 'Niente.',
    time: 'Entro il giorno della lettera.',
    risk: 'Un licenziamento vorrebbe un motivo vero e serio.',
    bestFor: 'Vuole restare.',
  },
  'fr.agreed.option-negotiate': {
    says: 'Chieda una somma più alta e un giorno che Le va bene. La somma legale è solo il minimo.',
    title: 'Chiedere di più',
    cost: 'Gratis.',
    time: 'Prima di firmare.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andare via va bene anche a Lei.',
  },
}
