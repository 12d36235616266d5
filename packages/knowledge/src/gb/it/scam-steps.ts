/** What to do about a scam: stop, check, report, and tell the bank. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_IT: Words = {
  'gb.scam.step-stop': {
    says: 'Si fermi. Non risponda, non clicchi, non chiami il numero del messaggio e non paghi.',
  },
  'gb.scam.step-bank': {
    says: 'Ha pagato o dato dati bancari? Chiami subito la banca al 159 o al numero sulla Sua carta. Chieda di fermare il pagamento.',
  },
  'gb.scam.step-check': {
    says: 'Controlli con la vera azienda. Cerchi da solo il suo numero, su una bolletta, una carta o il suo sito. Chieda se Le ha scritto.',
  },
  'gb.scam.step-report': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, usi reportfraud.police.uk o chiami lo 0300 123 2040.',
  },
  'gb.scam.step-report-scotland': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, chiami Police Scotland al 101.',
  },
  'gb.scam.step-passwords': {
    says: 'Ha dato una password? La cambi subito, su ogni sito dove l’ha usata. Cominci dalla Sua e-mail.',
  },
  'gb.scam.step-keep': {
    says: 'Conservi il messaggio e la busta. Scriva date, nomi, numeri e quanto ha pagato. La banca e la polizia lo chiederanno.',
  },
  'gb.scam.step-hmrc': {
    says: 'Il messaggio dice di venire dall’ufficio delle tasse (HMRC)? Controlli il Suo conto su GOV.UK. Non usi il link.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Ha fatto un bonifico? Chieda alla banca il rimborso come vittima di truffa. Dica che è un «APP scam claim». Lo faccia entro 13 mesi.',
  },
  'gb.scam.step-claim-card': {
    says: 'Ha pagato con carta? Chieda alla società della carta lo storno (chargeback). Con carta di credito, per un solo acquisto oltre £100, citi anche «section 75».',
  },
}
