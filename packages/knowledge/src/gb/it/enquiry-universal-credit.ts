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
  'gb.ask-benefit.gifts': {
    says: 'Il denaro che famiglia o amici le regalano non è reddito per Universal Credit: non toglie nulla. Ciò che conserva conta come risparmio: il pagamento scende solo oltre £6,000 in tutto. Se glielo chiedono non lo nasconda; annoti chi l’ha dato e perché. È diverso se la pagano per un lavoro, o se il coniuge le versa il mantenimento.',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP, DLA, Attendance Allowance e Adult Disability Payment non tolgono nulla a Universal Credit. Possono anche aiutare: con una di queste il tetto (benefit cap) non vale per lei. Lo dica nel suo journal e chieda che altro le spetta, come un carer element per chi la assiste.',
  },
  'gb.ask-benefit.third-child': {
    says: 'Sì. Il limite di due figli è finito il 6 aprile 2026. Da allora Universal Credit dà una somma per ogni figlio, dal suo primo mese iniziato quel giorno o dopo. I mesi prima non si pagano. Comunichi ora ogni figlio. Il tetto (benefit cap) può ancora ridurla. Manca un figlio? Chieda un riesame (mandatory reconsideration) entro un mese.',
  },
}
