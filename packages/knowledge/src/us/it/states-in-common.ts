/** The Italian words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_IT: Words = {
  'us.states.fair-work': {
    says: 'La legge del Suo Stato contro il trattamento ingiusto sul lavoro può valere per ditte più piccole e darle più tempo della legge federale.',
  },
  'us.states.fired-benefits': {
    says: 'Può chiedere il sussidio di disoccupazione (unemployment benefits). In quasi tutti gli Stati lo esclude solo una colpa grave (misconduct) o andarsene senza buona ragione.',
  },
  'us.states.sick-pay': {
    says: 'Alcuni Stati pagano una parte della paga finché è troppo malato per lavorare. Chieda il modulo all’ufficio del Suo Stato.',
  },
  'us.states.disability-work': {
    says: 'Una ditta con 15 lavoratori o più deve parlare con Lei di cambiamenti sul lavoro per una disabilità. Lo chieda per iscritto. Non può punirla perché chiede.',
  },
  'us.states.fair-trade': {
    says: 'Ogni Stato ha una legge sul commercio sleale. Può darle la perdita, qualcosa in più e le spese di avvocato.',
  },
  'us.states.collection': {
    says: 'La legge del Suo Stato sul recupero crediti può valere anche per il primo prestatore, e chiedere una licenza a chi incassa.',
  },
  'us.states.deposit': {
    says: 'Un proprietario (landlord) può trattenere soldi per danni veri e affitto non pagato, non per l’uso normale. Ogni Stato fissa i giorni per ridare il resto.',
  },
  'us.states.hospital': {
    says: 'Alcuni Stati obbligano ogni ospedale a offrire cure gratis o più economiche, e ad aspettare prima di incassare. Chieda il modulo.',
  },
  'us.states.officer': {
    says: 'In ogni Stato è un reato fingersi un agente. Riattacchi e chiami lo sheriff del posto a un numero che trova Lei.',
  },
  'us.states.policy-ends': {
    says: 'La legge dello Stato obbliga un’assicurazione a scrivere con buon anticipo prima di chiudere una polizza, rinnovarla a condizioni diverse o non rinnovarla.',
  },
  'us.states.safe-money': {
    says: 'La legge dello Stato protegge alcuni soldi e beni da una sentenza (judgment). Quasi sempre deve chiederlo entro giorni.',
  },
  'us.states.set-aside': {
    says: 'Se non ha risposto per una buona ragione, può chiedere al tribunale di annullare la sentenza (judgment). In quasi tutti gli Stati il tempo è breve.',
  },
  'us.states.sent-notice': {
    says: 'Ogni Stato dice come va dato un avviso di uscita: per iscritto, per quanti giorni e a chi.',
  },
}
