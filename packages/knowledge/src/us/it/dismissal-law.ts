/** The Italian words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_IT: Words = {
  'us.work.know-at-will': {
    says: 'In quasi tutti gli Stati un lavoro può finire in ogni momento senza motivo. Non può finire per un motivo vietato dalla legge, o contro un contratto.',
  },
  'us.work.right-exceptions': {
    says: 'È protetto se l’hanno licenziata per discriminazione, per un congedo, per un reclamo su paga o sicurezza, o perché ha rifiutato di violare la legge.',
  },
  'us.work.right-cobra-law': {
    says: 'Se la Sua ditta ha 20 lavoratori o più, quasi sempre può tenere il piano sanitario di gruppo per 18 mesi a Sue spese. Ha 60 giorni per scegliere.',
  },
  'us.work.right-final-pay-law': {
    says: 'La legge dello Stato fissa il giorno dell’ultima paga. In California va pagata subito se la licenziano, in Texas entro sei giorni.',
  },
  'us.work.right-disability': {
    says: 'Un lavoratore con una disabilità può chiedere cambiamenti che gli permettono di fare il lavoro, e non può essere licenziato perché li chiede.',
  },
  'us.work.right-age': { says: 'Da 40 anni in su non possono licenziarla per l’età.' },
  'us.work.right-together': {
    says: 'Può parlare con altri di paga e condizioni. Licenziare qualcuno per questo viola la legge federale.',
  },
  'us.work.right-together-fired': {
    says: 'Può parlare con altri di paga e condizioni. Licenziare qualcuno per questo viola la legge federale.',
  },
  'us.work.right-pension': {
    says: 'I soldi che ha versato in un 401(k) restano Suoi. Può chiedere i documenti del piano e fare ricorso contro un rifiuto.',
  },
  'us.work.right-non-compete': {
    says: 'Alcuni Stati non permettono la promessa di non lavorare per i concorrenti, altri la limitano. Chieda prima di rifiutare un lavoro.',
  },
  'us.work.right-pregnant': {
    says: 'Un datore con 15 lavoratori non può licenziarla per una gravidanza e deve adattare il lavoro in modo giusto. Lo dica alla EEOC entro 180 giorni, o 300 in quasi tutti gli stati.',
  },
  'us.work.right-injury-claim': {
    says: 'Quasi tutti gli Stati vietano di licenziarla perché si è fatto male al lavoro e ha presentato una richiesta. La richiesta continua senza il posto. Alcuni termini sono brevi.',
  },
}
