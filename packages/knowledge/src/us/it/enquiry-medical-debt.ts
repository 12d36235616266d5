/** Questions about hospital bills and medical records: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_IT: Words = {
  'us.ask-debt.right-estimate': {
    says: 'Senza assicurazione può chiedere un preventivo scritto prima di cure programmate. Un conto di $400 o più sopra si può contestare entro 120 giorni. In emergenza quasi sempre non c’è.',
  },
  'us.ask-debt.medical-report': {
    says: 'Un tribunale ha annullato il divieto federale a luglio 2025. Gli uffici dicono che non mettono i debiti medici pagati, quelli sotto un anno e quelli sotto $500. Alcuni Stati li vietano.',
    dependsOn: 'la somma, la sua età e il Suo Stato',
  },
  'us.fact.small-payments-hospital': {
    says: 'Nessuna legge vieta a un ospedale il recupero crediti mentre lei manda piccole somme. Lo vincola solo un piano che ha accettato. Ma un ospedale senza scopo di lucro deve offrire aiuto e prendere il suo modulo per 240 giorni dalla prima bolletta. Mentre decide, niente cause né segnalazioni. Lo mandi oggi e avvisi l’esattore. Contesti per iscritto entro 30 giorni dalla sua lettera.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un ospedale senza fini di lucro deve aspettare almeno 120 giorni prima di passi duri come una causa. Deve fermarli mentre guarda la Sua richiesta di aiuto, che può fare per 240 giorni.',
    dependsOn: 'se l’ospedale è senza fini di lucro',
  },
  'us.ask-life.medical-records': {
    says: 'Può avere le Sue cartelle, quasi sempre entro 30 giorni e per un prezzo giusto. Non possono trattenerle per un conto non pagato. Faccia reclamo all’HHS Office for Civil Rights.',
  },
}
