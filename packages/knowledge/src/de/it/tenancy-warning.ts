/** The Italian words of the rows in ../tenancy-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_ROWS_IT: Words = {
  'de.tenancy-warning.want': {
    says: 'Il Suo locatore dice che viola il contratto e deve smettere. È un richiamo (Abmahnung).',
  },
  'de.tenancy-warning.who': {
    says: 'Un locatore è un privato. Solo un giudice dice se il richiamo è giusto.',
  },
  'de.tenancy-warning.reality': {
    says: 'Il contratto non finisce con questo. Se continua, può seguire una disdetta.',
  },
  'de.tenancy-warning.not-yet': {
    says: 'Nessuno può cacciarLa per questo. Servono una disdetta, una sentenza e l’ufficiale giudiziario.',
  },
  'de.tenancy-warning.right-clear': {
    says: 'Il richiamo deve dire con chiarezza cosa ha fatto e quando. In causa il locatore deve provarlo.',
  },
  'de.tenancy-warning.right-answer': {
    says: 'Può rispondere, ma non è obbligato. Vita normale, bambini e visite sono permessi.',
  },
  'de.tenancy-warning.step-answer': {
    says: 'È falso? Scriva la Sua versione con date e testimoni e chieda i giorni esatti. Tenga una copia.',
  },
  'de.tenancy-warning.step-stop': {
    says: 'È vero? Smetta ora, così non può seguire la disdetta. Lo dica in una breve lettera.',
  },
  'de.tenancy-warning.option-answer': {
    says: 'Mandi la Sua versione e chieda di ritirarlo.',
    title: 'Rispondere per iscritto',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Non ammetta più del vero.',
    bestFor: 'È falso o poco chiaro.',
  },
}
