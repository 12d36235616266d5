/** Domande sulla casa, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_IT: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'Sì. Se non è mai stato protetto, può chiederlo indietro in tribunale, più da una a tre volte il suo valore. Ha sei anni, anche dopo essere andato via. Non paga la normale usura.',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'No. Un proprietario privato deve usare il modulo Form 4A, dare due mesi e aspettare 52 settimane dall’ultimo aumento. Continui a pagare il vecchio affitto. Dire no non è un motivo di legge per sfrattarla.',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'In Inghilterra il massimo è cinque settimane d’affitto. Sono sei settimane se l’affitto è £50,000 l’anno o più. Può chiedere indietro ciò che è in più.',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'No, non è obbligato ad andare via quel giorno. Solo un tribunale può ordinarlo. Un avviso «section 21» di prima del 1 maggio 2026 vale solo se una causa è iniziata entro il 31 luglio 2026. Cambiarle le serrature è un reato.',
  },
  'gb.ask-housing.section-21-now': {
    says: 'No. La «section 21» è finita per gli inquilini privati in Inghilterra il 1 maggio 2026. Un avviso dato dopo il 30 aprile 2026 non ha effetto. Uno più vecchio vale solo se una causa è iniziata entro il 31 luglio 2026.',
  },
  'gb.ask-housing.cleaning-charge': {
    says: 'Dal deposito possono chiedere solo ciò che costa riportarla a quello stato. Non possono farle pagare una pulizia professionale. Chieda le prove, e usi il sistema di tutela (deposit scheme).',
    dependsOn: 'quanto era pulita la casa quando è entrato',
  },
  'gb.ask-housing.scotland-factor': {
    says: 'Scriva all’amministratore (factor). Chieda i preventivi, il voto, e la regola negli atti (title deeds) che gli permette di agire. Se gli atti non dicono altro, per quasi tutte le riparazioni serve la maggioranza dei proprietari. Se non risponde bene, faccia reclamo, poi vada al First-tier Tribunal.',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'No. La «section 21» non è legge in Galles dal 1 dicembre 2022. Per quasi tutti i contratti un avviso senza motivo deve dare sei mesi su un modulo gallese. Poi solo un tribunale può farla uscire.',
  },
}
