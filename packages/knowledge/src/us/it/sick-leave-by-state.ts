/** The Italian words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { inState } from './states.ts'

const DAYS = { 2: 'secondo', 3: 'terzo', 4: 'quarto' } as const

const leave = (forAny: true | undefined): string =>
  forAny ? 'il congedo pagato maturato' : 'le ore di malattia maturate'

export const SICK_LEAVE_BY_STATE_IT: Words = {
  ...sickWords({
    place: inState,
    gap: ' ',
    earn: (place, per, { forAny, hours }) =>
      `${place} matura un’ora ${forAny ? 'di congedo pagato (paid leave)' : 'di malattia pagata (sick time)'} ogni ${per} ore di lavoro${hours === undefined ? '' : `, fino a ${hours} ore l’anno`}.`,
    earnInAll: (place, hours) =>
      `${place} matura fino a ${hours} ore di malattia pagate (sick time) l’anno.`,
    larger: (workers, hours) => `Da ${workers} lavoratori in su sono ${hours} ore.`,
    paidFrom: (workers) =>
      `Le ditte con meno di ${workers} lavoratori possono quasi sempre non pagarle.`,
    boundFrom: (workers) => `La legge vale per ditte con ${workers} lavoratori o più.`,
    allSoon: 'Dal 1° gennaio 2027 vale per tutte.',
    weekly: (hours) => `Servono almeno ${hours} ore di lavoro a settimana.`,
    wait: (days) => `Chi è nuovo può dover aspettare ${days} giorni prima dell’uso.`,
    use: (forAny) =>
      forAny
        ? 'Può usarlo per ogni motivo, quindi anche per malattia.'
        : 'Valgono per Lei e per i familiari che cura.',
    ownLaw: 'Chicago e la contea di Cook hanno leggi proprie.',
    noteFrom: (place, day) =>
      `${place}, per ore di malattia maturate, il capo può chiedere un certificato solo dal ${DAYS[day]} giorno di lavoro di fila. Per un’assenza più breve non serve.`,
    noteNever: (place, { forAny }) =>
      `${place} una ditta non può chiedere un certificato medico${forAny ? ' o un motivo' : ''} quando usa ${leave(forAny)}.`,
    noteUnsaid: (place) =>
      `${place} una ditta non può negare i giorni di malattia pagati che ha maturato. La legge non dice da quale giorno può chiedere un certificato. Una regola che per questo trattiene la paga può violarla. Chieda al Labor Commissioner.`,
    notePaid: 'Il certificato non lo deve pagare Lei.',
    noteLeft: 'Vale finché Le restano ore maturate. Dopo contano le regole della ditta.',
    safe: (place, { forAny, noPoints }) =>
      `${place} una ditta non può licenziarLa né ammonirLa${noPoints ? ' né darLe punti' : ''} perché usa ${leave(forAny)}. Vale finché Le restano ore.`,
    proof: 'Scriva al capo che era un giorno così. Tenga messaggi, turni e buste paga.',
    office: (name) => `Reclami presto e gratis all’ufficio (${name}).`,
    benefits: 'Se è licenziato, chieda anche la disoccupazione.',
    unpunished: 'Non possono licenziarLa né ammonirLa per averne fatto uso.',
    dependsOnWorkers: 'quanti lavoratori ha la ditta',
    dependsOnDays: 'quanti giorni di lavoro di fila manca',
    dependsOnHours: 'se Le restano giorni di malattia maturati',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'Il Suo Stato non ha una legge che dia a quasi tutti giorni di malattia pagati. Una ditta può quasi sempre chiedere un certificato e punire le assenze con regole proprie. Ma dopo un anno in una ditta di 50 lavoratori, una malattia grave dà 12 settimane non pagate (FMLA). Da 15 deve valutare cambi per una disabilità. Se è licenziato, chieda la disoccupazione.',
    dependsOn: 'le regole della ditta e quanto è malato',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'La malattia pagata del Missouri del 2025 è finita il 28 agosto 2025, e ora decidono le regole della ditta. Può quasi sempre chiedere un certificato e punire le assenze. Ma dopo un anno in una ditta di 50 lavoratori, una malattia grave dà 12 settimane non pagate (FMLA). Da 15 deve valutare cambi per una disabilità. Se è licenziato, chieda la disoccupazione.',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'La nuova legge della Virginia sui giorni di malattia pagati inizia il 1° luglio 2027, prima per ditte con 50 lavoratori. Fino ad allora li hanno solo alcuni assistenti a domicilio, e una ditta può quasi sempre punire le assenze. Ma dopo un anno in una ditta di 50, una malattia grave dà 12 settimane non pagate (FMLA). Se è licenziato, chieda la disoccupazione.',
    dependsOn: 'le regole della ditta fino a luglio 2027',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'La legge del Suo Stato di solito non obbliga a pagare alla fine i giorni di malattia non usati. Un contratto, un regolamento o un conto unico di giorni liberi (PTO) può obbligare. Le ferie maturate sono altra cosa, e molti Stati le trattano come paga. Se la stessa ditta La riassume entro mesi, le ore quasi sempre tornano.',
    dependsOn: 'che cosa promettono contratto o regolamento',
  },
}
