/** The Italian words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'it.limit.ten': {
    says: 'Prestiti e molti debiti si prescrivono in dieci anni. Deve dirlo Lei: il giudice non lo fa da solo.',
    from: "il giorno in cui il debito era dovuto; per un prestito a rate, di regola l'ultima rata",
    restartedBy:
      'Il tempo riparte con un pagamento o riconoscimento, una causa o una richiesta scritta che Le è arrivata.',
  },
  'it.limit.five': {
    says: 'Affitti, bollette del telefono, spese condominiali e pagamenti periodici si prescrivono in cinque anni.',
    from: 'il giorno in cui era dovuto ogni pagamento',
    restartedBy:
      'Il tempo riparte con un pagamento o riconoscimento, una causa o una richiesta scritta che Le è arrivata.',
  },
  'it.limit.two': {
    says: 'Le bollette di luce, gas e acqua si prescrivono in due anni.',
    from: 'il giorno di scadenza della bolletta',
    restartedBy:
      'Il tempo riparte con un pagamento o riconoscimento, una causa o una richiesta scritta che Le è arrivata.',
  },
  'it.limit.judgment': {
    says: 'Un debito con sentenza o decreto definitivo dura dieci anni.',
    from: 'il giorno in cui è diventato definitivo',
    restartedBy: 'Un precetto, un pignoramento o una richiesta scritta fa ripartire i dieci anni.',
  },
  'it.limit.fines': {
    says: 'Le multe e le cartelle che le riscuotono si prescrivono in cinque anni.',
    from: 'il giorno della violazione, poi ogni atto notificato',
    restartedBy: 'Ogni atto notificato fa ripartire i cinque anni.',
  },
  'it.limit.insurance': {
    says: 'Il diritto dalla polizza si prescrive in due anni, dalla polizza vita in dieci.',
    from: 'il giorno del fatto',
    restartedBy: "Una richiesta scritta all'assicurazione fa ripartire il tempo.",
  },
  'it.limit.wages': {
    says: 'Stipendi e TFR non pagati si chiedono per cinque anni, di regola dalla fine del rapporto.',
    from: 'di regola la fine del rapporto',
    restartedBy: "Una richiesta scritta o l'Ispettorato fa ripartire il tempo.",
  },
}
