/** The Italian words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_IT: Words = {
  'fr.sick-pay.want': {
    says: 'La cassa malattia ferma la Sua indennità giornaliera (indemnités journalières).',
  },
  'fr.sick-pay.reality': {
    says: 'Il suo medico dice che può lavorare di nuovo. Torni quel giorno, o prima veda il Suo medico. Restare via senza certificato può costarle il posto.',
  },
  'fr.sick-pay.deadline': {
    says: 'Ha due mesi dalla lettera per contestare alla commissione medica (CMRA). Non ferma la decisione.',
    action: 'Scrivere alla commissione medica (CMRA)',
    consequence: 'La decisione diventa definitiva.',
  },
  'fr.sick-pay.right-court': {
    says: 'Il ricorso è gratis e lo decidono medici. Nessuna risposta in quattro mesi è un no. Allora ha due mesi per il tribunale sociale, che può nominare un medico.',
  },
  'fr.sick-pay.right-report': {
    says: 'Può indicare un medico che riceve la relazione medica. Mandi con il ricorso nuove lettere dei Suoi medici.',
  },
  'fr.sick-pay.right-works-doctor': {
    says: 'Via 60 giorni o più, o 30 dopo un infortunio sul lavoro? Il medico del lavoro deve vederla entro otto giorni dal ritorno. Può chiedere una visita anche prima.',
  },
  'fr.sick-pay.step': {
    says: 'Questa settimana vada dal medico con la lettera. Chieda un parere scritto. Dica al datore di lavoro che cosa succede.',
  },
  'fr.sick-pay.option': {
    says: 'Scriva perché non può lavorare, con la lettera del medico.',
    title: 'Contestare alla commissione medica',
    cost: 'Gratis.',
    time: 'Due mesi.',
    risk: 'Nessuna indennità fino alla risposta.',
    bestFor: 'Il Suo medico dice che è ancora malato.',
  },
}
