/** The Italian words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_IT: Words = {
  'nz.refused.reality': {
    says: 'È l’ultima parola della società, non quella del Suo caso. Qualcuno di indipendente può guardarlo di nuovo.',
  },
  'nz.refused.right-free': {
    says: 'Il servizio per i reclami (dispute scheme) che la lettera indica è gratis per Lei, e non Le serve un avvocato. La società deve far parte di uno.',
  },
  'nz.refused.right-bind': {
    says: 'Se Lei accetta la sua decisione, la società deve fare quello che dice. Se non l’accetta, può ancora andare in tribunale.',
  },
  'nz.refused.right-others': {
    says: 'Per luce e gas è Utilities Disputes, per telefono e internet Telecommunications Dispute Resolution. Tutti e due sono gratis.',
  },
  'nz.refused.right-tribunal': {
    says: 'Per beni e servizi può anche andare al Disputes Tribunal, fino a 60.000 $. Gli avvocati non partecipano.',
  },
  'nz.refused.right-public': { says: 'Per un ente pubblico, l’Ombudsman esamina il caso gratis.' },
  'nz.refused.step-keep': {
    says: 'Tenga questa lettera e cerchi il servizio (dispute scheme) e l’ultimo giorno che indica. Quel tempo può essere breve, quindi scriva presto.',
  },
  'nz.refused.step-gather': {
    says: 'Raccolga le Sue lettere, gli estratti e le note delle chiamate. Continui a pagare quello che non contesta.',
  },
  'nz.refused.option-scheme': {
    says: 'Faccia il reclamo online. Dica che cosa è andato male, che cosa ha perso e che cosa vuole, e aggiunga questa lettera.',
    title: 'Andare al servizio gratuito',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Basso. Non paga nulla se perde.',
    bestFor: 'Pensa ancora che la società avesse torto.',
  },
}
