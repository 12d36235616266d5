/** The Italian words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_IT: Words = {
  'ca.refused.reality': {
    says: 'È l’ultima parola della società, non del Suo caso. Qualcuno di indipendente può guardarlo da capo.',
  },
  'ca.refused.deadline': {
    says: 'Ha 180 giorni dalla risposta finale.',
    action: 'Mandi il reclamo a OBSI',
    consequence: 'Dopo, OBSI può rifiutare di esaminarlo.',
  },
  'ca.refused.right-free': {
    says: 'OBSI è gratis per Lei e non serve un avvocato. Dal 1 novembre 2024 è l’unico ente per tutte le banche.',
  },
  'ca.refused.right-court': {
    says: 'OBSI fa raccomandazioni, e le società quasi sempre le seguono. Se non è d’accordo, può ancora andare in tribunale.',
  },
  'ca.refused.step-send': {
    says: 'Tenga questa lettera. Faccia reclamo online a OBSI, con i Suoi estratti conto e gli appunti delle telefonate.',
  },
  'ca.refused.option-body': {
    says: 'Dica che cosa è andato male, che cosa ha perso e che cosa vuole, e aggiunga questa lettera.',
    title: 'Andare all’ente gratuito per i reclami',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Basso. Se perde, non paga nulla.',
    bestFor: 'Pensa ancora che la società abbia sbagliato.',
  },
  'ca.refused.right-others': {
    says: 'Per telefono, internet e TV è la CCTS, gratis e quasi sempre entro un anno. Per le assicurazioni la lettera deve indicare l’ente gratuito.',
  },
  'ca.refused.step-others': {
    says: 'Tenga questa lettera e cerchi l’ente che indica. Gli mandi presto le Sue carte.',
  },
}
