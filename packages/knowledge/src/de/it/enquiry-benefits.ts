/** Questions about benefits that an office refuses, cuts or wants back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_WORDS: Words = {
  'de.ask-debt.jobcenter-back': {
    says: "Si opponga per iscritto entro un mese. Basta una frase. Se l'errore era loro e non poteva saperlo, può tenere il denaro.",
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Si opponga entro un mese. Se non ha denaro per vivere, chieda al tribunale sociale un ordine urgente (Eilantrag). È gratis.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Si opponga (Widerspruch) entro un mese dall’arrivo della lettera. Basta una frase firmata su carta, i motivi possono seguire. Se la lettera non ne parla, ha un anno. Nel bisogno chieda al tribunale sociale una misura urgente. È gratis.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Ha un mese dall’arrivo. L’ultima pagina dice che cosa fare: opposizione scritta (Widerspruch) o, in alcuni Länder, ricorso al tribunale amministrativo. Se non dice nulla, ha un anno. Se il reddito cambia, può fare una nuova domanda.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Per la stessa malattia la cassa paga fino a 78 settimane in tre anni. Contano le settimane pagate dal datore. È il 70 % del lordo, al massimo il 90 % del netto. Faccia scrivere il prossimo certificato al più tardi il giorno lavorativo dopo. Prima della fine si iscriva all’Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Faccia opposizione (Einspruch) alla Familienkasse entro un mese, per iscritto o e-mail. È gratis. Mandi i documenti mancanti, come scuola, formazione o soggiorno. Se la lettera non ne parla, ha un anno. All’indietro si pagano di solito solo sei mesi.',
  },
  'de.ask-debt.jobcenter-rent': {
    says: 'Il primo anno di solito paga l’affitto reale, fino a una volta e mezza il limite locale. Poi di solito paga tutto fino a sei mesi mentre cerca. Se non trova nulla o non può traslocare, lo dimostri. Contro un taglio si opponga gratis entro un mese.',
    dependsOn: 'da quanto tempo riceve l’aiuto e dall’affitto adeguato in quel luogo',
  },
}
