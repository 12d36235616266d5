/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'us.rise.want': { says: 'Il Suo proprietario (landlord) vuole un affitto più alto.' },
  'us.rise.want-check': {
    says: 'Controlli se l’aumento è legale prima di pagare di più o firmare.',
  },
  'us.rise.reality': {
    says: 'In un contratto a tempo fisso l’affitto resta uguale fino alla fine, salvo che il contratto dica altro. Se l’affitto va di mese in mese, devono avvisarla.',
  },
  'us.rise.not-yet': {
    says: 'Vale il vecchio affitto finché non è passato il tempo di avviso del Suo Stato.',
  },
  'us.rise.right-fair': {
    says: 'Non possono alzarlo per razza, religione, sesso, disabilità o figli, o per punire un reclamo.',
  },
  'us.rise.right-ca': {
    says: 'In California quasi tutti gli affitti possono salire al massimo del 5% più l’inflazione, e mai oltre il 10% l’anno. Oltre il 10% servono 90 giorni di avviso.',
  },
  'us.rise.right-or': {
    says: 'In Oregon per un aumento servono 90 giorni di avviso e ogni anno ha un limite, al massimo il 10%. Le case con meno di 15 anni sono escluse.',
  },
  'us.rise.right-wa': {
    says: 'Nello stato di Washington per un aumento servono 90 giorni di avviso. Il limite è il 7% più l’inflazione, e al massimo il 10% l’anno.',
  },
  'us.rise.right-ny': {
    says: 'Nello stato di New York per un aumento del 5% o più servono 30, 60 o 90 giorni di avviso. Dipende da quanto tempo vive lì.',
  },
  'us.rise.step-lease': {
    says: 'Legga il Suo contratto (lease): la data di fine, e se permette di alzare l’affitto prima.',
  },
  'us.rise.step-local': {
    says: 'Guardi se la Sua città o il Suo Stato ha limiti agli affitti. Chiami il 211 o una linea per inquilini (tenant hotline).',
  },
  'us.rise.option-talk': {
    says: 'Offra per iscritto un aumento più piccolo o un contratto più lungo.',
    title: 'Chiedere meno',
    cost: 'Gratis',
    time: 'Prima del giorno indicato',
    risk: 'Possono dire di no.',
    bestFor: 'Paga bene e vuole restare.',
  },
  'us.rise.option-help': {
    says: 'L’assistenza legale gratuita (legal aid) o un gruppo di inquilini può controllare l’avviso.',
    title: 'Farlo controllare',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Questa settimana',
    risk: 'Nessuno.',
    bestFor: 'L’avviso è breve o l’aumento è forte.',
  },
  'us.rise.option-accept': {
    says: 'Paghi il nuovo affitto dal giorno indicato, o dia disdetta e cambi casa.',
    title: 'Accettare o cambiare casa',
    cost: 'L’affitto più alto',
    time: 'Entro il giorno indicato',
    risk: 'Nessuno se è legale.',
    bestFor: 'È legale e può pagare.',
  },
}
