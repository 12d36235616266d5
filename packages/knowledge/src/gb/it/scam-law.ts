/** Che cosa fa il vero e non il falso: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_IT: Words = {
  'gb.scam.real-bailiff': {
    says: 'Un vero bailiff manda prima un avviso, aspetta sette giorni interi e ha un certificato controllabile. Nessuno vero viene oggi per una telefonata.',
  },
  'gb.scam.false-court-papers': {
    says: 'Mandare carte che sembrano di un tribunale è reato. Controlli ogni caso con il tribunale, a un numero trovato da Lei su GOV.UK.',
  },
  'gb.scam.false-lawyer': {
    says: "Solo chi è nell'elenco ufficiale può agire come solicitor. Cerchi il nome presso la Solicitors Regulation Authority. Fingersi tale è reato.",
  },
  'gb.scam.band-free': {
    says: 'Può far controllare gratis la Sua fascia (council tax band) dalla Valuation Office Agency. Nessuno ha bisogno di soldi o dati bancari.',
  },
  'gb.scam.who-inherits': {
    says: 'Se qualcuno muore senza testamento, la legge dice quale famiglia eredita. Un estraneo con lo stesso cognome non riceve nulla, e non si paga nulla.',
  },
  'gb.scam.bill-for-business': {
    says: "È vietato mandare a un'impresa un'offerta che sembra una fattura ufficiale. Non deve nulla. La segnali a Trading Standards.",
  },
  'gb.scam.tv-licence': {
    says: 'La TV licence serve solo per la TV in diretta o BBC iPlayer. Controlli la Sua sul sito ufficiale aperto da Lei.',
  },
  'gb.scam.vehicle-tax': {
    says: 'La tassa sui veicoli (vehicle tax) esiste, ma la DVLA non chiede dati della carta per SMS o email. Controlli la sua su una pagina di GOV.UK che apre da sé.',
  },
}
