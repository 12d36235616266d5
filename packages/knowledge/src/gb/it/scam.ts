/** Truffe: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'gb.scam.want': { says: 'Vogliono che Lei agisca prima di pensare.' },
  'gb.scam.want-scotland': { says: 'Vogliono che Lei agisca prima di pensare.' },
  'gb.scam.reality': {
    says: 'Ha i segni di una truffa. Se si ferma e controlla, non succede nulla di male. Una vera azienda Le lascia il tempo.',
  },
  'gb.scam.who': {
    says: 'Non possiamo dire chi l’ha mandata. Il nome può essere preso da una vera azienda. La tratti come uno sconosciuto.',
  },
  'gb.scam.rights-summary': {
    says: 'A un truffatore non deve nulla. Se ha pagato, lo dica subito alla Sua banca. In molti casi la banca deve restituire i soldi.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Nessuna vera polizia o ufficio delle tasse chiede soldi per telefono, con buoni regalo o in bitcoin per fermare un arresto.',
  },
  'gb.scam.cannot-freeze': {
    says: 'La Sua vera banca non chiede mai il PIN o la password per intero. Non Le dice mai di spostare soldi su un «conto sicuro» (safe account).',
  },
  'gb.scam.know-159': {
    says: 'Può chiamare il 159 per parlare con la Sua banca in modo sicuro. Funziona con quasi tutte le banche, e non chiama mai Lei.',
    learnMore:
      'Chi La chiama dice di essere la Sua banca? Riagganci, aspetti cinque minuti e chiami il 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud ha preso il posto di Action Fraud a dicembre 2025. Può segnalare online o chiamare lo 0300 123 2040.',
  },
  'gb.scam.right-reimbursed': {
    says: 'L’hanno ingannata per farle fare un bonifico nel Regno Unito dal 7 ottobre 2024 in poi? Quasi sempre la banca deve restituire i soldi, fino a £85,000.',
  },
  'gb.scam.right-five-days': {
    says: 'La banca dovrebbe pagare entro cinque giorni lavorativi dalla Sua richiesta. Può fermarsi per fare domande, ma deve decidere entro 35 giorni lavorativi.',
  },
  'gb.scam.right-excess': {
    says: 'La banca può trattenere fino a £100 di una richiesta. Non può farlo se Lei era vulnerabile alla truffa.',
  },
  'gb.scam.right-unauthorised': {
    says: 'Sono usciti soldi dal Suo conto senza il Suo consenso? Lo dica alla banca. Quasi sempre deve rimborsarla entro la fine del giorno lavorativo dopo.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Se la banca dice no, faccia reclamo alla banca. Poi può andare gratis dal Financial Ombudsman, entro sei mesi dalla risposta finale.',
  },
  'gb.scam.right-no-debt': {
    says: 'Chi dice che Lei deve soldi deve poter rispondere. Lei ha il diritto di chiedergli di provare chi è e per che cosa.',
  },
}
