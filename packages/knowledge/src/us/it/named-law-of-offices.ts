/** The Italian words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_IT: Words = {
  'us.named.tax-audit': {
    says: 'Un controllo (audit) non è ancora un debito. Mandi in tempo copie delle prove. Se non è d’accordo con il rapporto, chieda Appeals. Prima del conto, l’IRS deve darLe 90 giorni per il tribunale tributario (Tax Court).',
  },
  'us.named.medicaid-gifts': {
    says: 'Medicaid guarda i regali degli ultimi cinque anni. I regali al marito, alla moglie o a un figlio disabile di solito non contano, e lo Stato deve rinunciare se la penalità porta grave difficoltà. Chieda un’udienza entro il giorno della lettera.',
  },
  'us.named.cash-help': {
    says: 'Questo aiuto in denaro si può tagliare per le regole sul lavoro solo se non aveva un buon motivo. Malattia, nessuno che guardi i figli e violenza in casa possono esserlo. Chieda subito un’udienza: in molti Stati il denaro allora continua.',
  },
  'us.named.transcript': {
    says: 'In California, a New York e in altri Stati una scuola non può trattenere un certificato di studi (transcript) per un debito. Chieda al recupero crediti e alla scuola su quale legge si basano.',
  },
  'us.named.home-exemption': {
    says: 'Chieda all’ufficio (assessor) quali esenzioni ha: per la casa in cui vive, per età, disabilità o servizio militare. Abbassano l’imposta e di solito vanno chieste.',
  },
  'us.named.jobless-overpaid': {
    says: 'In molti Stati non deve restituire se non aveva colpa e sarebbe troppo duro. Chieda questa rinuncia (waiver) e faccia anche ricorso. Senza frode di solito non c’è una penale in più.',
  },
  'us.named.ny-tax-license': {
    says: 'A New York un debito fiscale da $10,000 in su può costarLe la patente. Ha 60 giorni per pagare, accordarsi su un piano o mostrare che non è un Suo debito. Altrimenti chieda una patente limitata.',
  },
  'us.named.tax-accuracy-penalty': {
    says: 'La penale del 20 % cade se aveva un buon motivo e ha agito in buona fede, per esempio un buon consulente o un modulo mancante. Scriva perché. Una Low Income Taxpayer Clinic aiuta gratis.',
  },
}
