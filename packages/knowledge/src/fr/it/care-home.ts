/** The Italian words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_IT: Words = {
  'fr.care-home.want': {
    says: 'La casa di riposo Le dice un nuovo prezzo.',
  },
  'fr.care-home.right-cap': {
    says: 'Per chi vi abita già il prezzo può salire solo una volta l’anno, entro un tasso che lo Stato fissa ogni gennaio. Le case con posti per aiuto sociale seguono il dipartimento.',
  },
  'fr.care-home.right-rate': {
    says: 'Per il 2026 quel tasso è 0,86%. Chieda quale tasso usano per il 2027.',
  },
  'fr.care-home.step': {
    says: 'Chieda per iscritto il tasso e la clausola del contratto. Lo dica al consiglio degli ospiti (conseil de la vie sociale). Segnali su SignalConso un aumento maggiore.',
  },
  'fr.care-home.option': {
    says: 'Contesti l’aumento, poi vada dal mediatore gratuito della casa.',
    title: 'Contestare l’aumento',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Supera il tasso.',
  },
}
