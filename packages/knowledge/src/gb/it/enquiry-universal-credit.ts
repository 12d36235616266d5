/** Questions about money, a partner and deductions on Universal Credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_IT: Words = {
  'gb.ask-benefit.savings': {
    says: 'Fino a £6,000 non cambia nulla. Da £6,000 a £16,000 perde £4.35 al mese per ogni £250. Oltre £16,000 Universal Credit finisce. Conta anche il denaro del partner. Lo comunichi subito nel diario. Può pagare debiti e comprare il necessario; il denaro donato per tenere l’aiuto conta ancora. Tenga le ricevute.',
    dependsOn: 'quanto possedete lei e il partner',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: 'Nessuna legge fissa un numero di notti. Conta se vivete come coppia in una casa: soldi, bollette, posta, figli, come vi vedono. Un ospite con casa sua non è un partner. Se si trasferisce, lo comunichi quel giorno: la domanda diventa comune. Tenga prove del suo indirizzo. Se la convocano, prima si faccia consigliare.',
    dependsOn: 'se vivete come coppia in una casa',
  },
  'gb.ask-benefit.deductions': {
    says: 'Dal 30 aprile 2025 quasi tutte le trattenute insieme possono togliere al massimo il 15 % della quota base (standard allowance). Poche, per affitto o energia, possono superarlo come ultimo passo. Scriva nel diario, con un bilancio, che non può vivere del resto. Chieda meno a DWP Debt Management e un aiuto di crisi al comune.',
  },
}
