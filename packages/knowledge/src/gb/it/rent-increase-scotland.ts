/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_IT: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Senza il modulo ufficiale e tre mesi interi, o entro 12 mesi dall’ultimo aumento, l’affitto non cambia.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'Le sembra troppo? Lo dica al proprietario nella parte di risposta dell’avviso e si rivolga a Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Ha 21 giorni da quando ha ricevuto l’avviso. Per prudenza contiamo dalla sua data.',
    action: 'Chiedere a Rent Service Scotland di esaminare l’affitto',
    consequence: 'Poi il nuovo affitto inizia nel giorno indicato.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Un funzionario (rent officer) confronta l’affitto con il mercato. Poi ognuno può andare al tribunale.',
    title: 'Far fissare l’affitto da un funzionario',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Può anche ritenere giusto un affitto più alto.',
    bestFor: 'Case simili costano meno.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto. Dire no all’aumento non è un motivo legale per mandarLa via.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'Il funzionario (rent officer) guarda gli affitti di case simili, non quanto può pagare. Raccolga annunci.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Può lasciare la casa con un preavviso scritto di 28 giorni, senza motivo. I coinquilini lo fanno insieme o si avvisano prima.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Segni il giorno in cui è arrivato l’avviso: da lì corrono 21 giorni. Raccolga annunci e foto dei difetti.',
  },
}
