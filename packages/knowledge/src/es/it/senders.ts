/** The Italian words of Spain: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'es.sender.iberdrola': {
    says: 'Iberdrola è una società privata che vende luce o gas. Può staccare la fornitura solo con i passi della legge.',
  },
  'es.sender.endesa': {
    says: 'Endesa è una società privata che vende luce o gas. Può staccare la fornitura solo con i passi della legge.',
  },
  'es.sender.naturgy': {
    says: 'Naturgy è una società privata che vende luce o gas. Può staccare la fornitura solo con i passi della legge.',
  },
  'es.sender.totalenergies': {
    says: 'TotalEnergies è una società privata che vende luce o gas. Può staccare la fornitura solo con i passi della legge.',
  },
  'es.sender.repsol': {
    says: 'Repsol è una società privata che vende luce o gas. Può staccare la fornitura solo con i passi della legge.',
  },
  'es.sender.movistar': {
    says: 'Movistar (Telefónica) è una società privata di telefono e internet. Può portare una lite all’ufficio pubblico per il telefono (OAUT), gratis.',
  },
  'es.sender.masorange': {
    says: 'Orange, Yoigo, MásMóvil è una società privata di telefono e internet. Può portare una lite all’ufficio pubblico per il telefono (OAUT), gratis.',
  },
  'es.sender.vodafone': {
    says: 'Vodafone è una società privata di telefono e internet. Può portare una lite all’ufficio pubblico per il telefono (OAUT), gratis.',
  },
  'es.sender.digi': {
    says: 'DIGI è una società privata di telefono e internet. Può portare una lite all’ufficio pubblico per il telefono (OAUT), gratis.',
  },
  'es.sender.aeat': {
    says: 'Agencia Tributaria riscuote le tasse. Può pignorare soldi senza giudice, ma Lei può fare ricorso e chiedere le rate. Controlli le sue carte con il codice CSV sul suo sito.',
  },
  'es.sender.tgss': {
    says: 'Tesorería General de la Seguridad Social riscuote per la Seguridad Social. Può pignorare soldi senza giudice, ma Lei può fare ricorso e chiedere le rate.',
  },
  'es.sender.sepe': {
    says: 'SEPE paga la disoccupazione e chiede indietro ciò che ha pagato in più.',
  },
  'es.sender.dgt': {
    says: 'Dirección General de Tráfico è l’ufficio nazionale del traffico. Manda multe vere per posta, con DEHú o con miDGT, mai con un link di pagamento in un SMS.',
  },
  'es.sender.juzgado': {
    says: 'Juzgado o Tribunal de Instancia è un tribunale. I suoi atti sono veri e hanno un ultimo giorno. Se non è sicuro, lo chiami con il numero della causa.',
  },
  'es.sender.wizink': {
    says: 'WiZink Bank è una banca nota per carte di credito a rate mensili (revolving). Controlli il tasso (TAE).',
  },
  'es.sender.cofidis': {
    says: 'Cofidis presta soldi per acquisti. Controlli il tasso (TAE) e ogni spesa.',
  },
}
