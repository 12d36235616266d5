/** The Italian words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_IT: Words = {
  'us.rescue.want': {
    says: 'Vogliono soldi, o le rate del Suo mutuo, per la promessa di fermare la vendita forzata (foreclosure). È un trucco comune contro chi ha una casa.',
  },
  'us.rescue.reality': {
    says: 'Nessuna ditta può promettere di fermare una vendita forzata (foreclosure). L’aiuto di un consulente approvato da HUD è gratis.',
  },
  'us.rescue.right-no-fee': {
    says: 'Una ditta che offre aiuto per il mutuo non può prendere soldi subito. Prima Lei deve firmare un’offerta scritta di aiuto di chi le ha dato il prestito.',
  },
  'us.rescue.right-talk': {
    says: 'Nessuno può dirle di smettere di parlare con chi le ha dato il prestito. Deve anche avvisarla che può perdere la casa se smette di pagare.',
  },
  'us.rescue.right-deception': {
    says: 'Le false promesse nel commercio violano la legge federale. Può segnalarle su reportfraud.ftc.gov.',
  },
  'us.rescue.right-state': {
    says: 'Molti Stati hanno leggi su questi consulenti (foreclosure consultants). Spesso le permettono di annullare e vietano compensi in anticipo.',
  },
  'us.rescue.step': {
    says: 'Non paghi e non firmi nulla. Chiami la società del mutuo al numero del Suo estratto conto, e un consulente HUD al numero 888-995-4673.',
  },
  'us.rescue.option': {
    says: 'Si faccia aiutare gratis da un consulente approvato da HUD e segnali l’offerta.',
    title: 'Avere aiuto gratis e segnalare',
    cost: 'Gratis',
    time: 'Oggi',
    risk: 'Nessuno.',
    bestFor: 'È indietro con il mutuo.',
  },
  'us.prize.right-mail': {
    says: 'Un premio vero è gratis. La posta sui premi deve dire che non serve comprare e quali probabilità ha.',
  },
  'us.prize.right-call': {
    says: 'Chi telefona deve dirle che non paga nulla per vincere un premio. Può segnalare chi chiede soldi.',
  },
  'us.prize.reality': {
    says: 'Non può vincere un’estrazione a cui non ha mai partecipato. Le vere ditte di premi non chiedono mai prima soldi o codici.',
  },
  'us.prize.want': { says: 'Vogliono che apra il loro sito o paghi per un premio che non esiste.' },
  'us.prize.step': {
    says: 'Non apra il link e non inserisca un codice. Lo cancelli e lo segnali alla FTC.',
  },
  'us.scam.right-fraud-crime': {
    says: 'Ingannare la gente per telefono, messaggio, e-mail o web è un reato federale (wire fraud). Lei non ha fatto nulla di male. Lo segnali su ic3.gov.',
  },
  'us.scam.right-mail-fraud': {
    says: 'Ingannare la gente per posta è un reato federale (mail fraud). Lo segnali alla Postal Inspection Service su uspis.gov.',
  },
  'us.scam.right-impersonation': {
    says: 'Fingersi un ufficio pubblico o una ditta nota per avere soldi viola una regola federale.',
  },
  'us.scam.right-ftc-act': {
    says: 'Gli inganni nel commercio sono contro la legge. Li segnali su reportfraud.ftc.gov.',
  },
}
