/** The Italian words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_IT: Words = {
  'fr.repair.right-quote': {
    says: 'Prima del lavoro devono darle un preventivo scritto e dettagliato (devis), con prezzo all’ora, pezzi e viaggio. Ciò che non ha accettato si può contestare.',
  },
  'fr.repair.right-withdraw': {
    says: 'Ha 14 giorni per recedere da un contratto fatto a casa. È esclusa solo la riparazione urgente chiesta da Lei, non lavori o pezzi in più.',
  },
  'fr.repair.right-seven-days': {
    says: 'Per lavori a casa non possono prendere soldi nei primi sette giorni, salvo per la riparazione urgente chiesta da Lei.',
  },
  'fr.repair.step-compare': {
    says: 'Confronti la fattura con il preventivo, riga per riga. Chieda un prezzo ad altre due ditte. Scriva che cosa accetta e che cosa no.',
  },
  'fr.repair.option-report': {
    says: 'Segnali una fattura abusiva su SignalConso e chieda al mediatore gratuito della ditta.',
    title: 'Segnalare e chiedere al mediatore',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Il prezzo è molto troppo alto.',
  },
}
