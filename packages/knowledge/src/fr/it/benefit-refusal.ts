/** The Italian words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_IT: Words = {
  'fr.refused.want': {
    says: 'L’ufficio rifiuta la Sua domanda di aiuto. Non chiede soldi indietro.',
  },
  'fr.refused.reality': {
    says: 'Un no può cambiare. Spesso manca una carta, o un reddito è contato male.',
  },
  'fr.refused.deadline': {
    says: 'Ha due mesi dall’arrivo. Per sicurezza si conta dalla data della lettera.',
    action: 'Contestare il rifiuto per iscritto',
    consequence: 'Il rifiuto resta. Può solo fare una nuova domanda.',
  },
  'fr.refused.right-reasons': {
    says: 'Ha diritto di sapere il motivo, la regola e i redditi contati.',
  },
  'fr.refused.right-free': {
    says: 'Il ricorso è gratis e senza avvocato. Dopo la risposta, o due mesi di silenzio, può andare in tribunale.',
  },
  'fr.refused.step-check': {
    says: 'Confronti il motivo con le Sue carte: redditi, affitto, persone in casa, situazione. Chieda il calcolo.',
  },
  'fr.refused.step-write': {
    says: 'Scriva al luogo indicato nella lettera, con prove. Mandi insieme ciò che mancava.',
  },
  'fr.refused.option-appeal': {
    says: 'Dica che cosa è sbagliato e aggiunga prove.',
    title: 'Contestare il rifiuto',
    cost: 'Gratis.',
    time: 'Entro due mesi.',
    risk: 'Nessuno.',
    bestFor: 'I fatti o il calcolo sono sbagliati.',
  },
  'fr.refused.option-help': {
    says: 'Un assistente sociale o France services legge la lettera e scrive con Lei.',
    title: 'Farsi aiutare con la pratica',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non sa che cosa manca.',
  },
}
