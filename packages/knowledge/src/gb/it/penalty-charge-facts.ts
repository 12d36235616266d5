/** What a council penalty charge is: facts and beliefs to correct. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_IT: Words = {
  'gb.pcn.fact-wants': {
    says: 'Il comune (council) dice che Lei non ha rispettato una regola di parcheggio o traffico. Vuole che paghi, o dica perché non deve.',
  },
  'gb.pcn.fact-wants-certificate': {
    says: 'Hanno aggiunto metà della somma. Vogliono il pagamento entro 14 giorni, prima di chiedere al tribunale di registrare il debito.',
  },
  'gb.pcn.fact-wants-recovery': {
    says: 'Il debito è ora registrato in tribunale. Può pagare, o dichiarare che prima qualcosa è andato male.',
  },
  'gb.pcn.fact-wants-rejection': {
    says: 'Il comune (council) ha respinto le Sue ragioni. Ora può pagare, o fare ricorso gratis a un tribunale indipendente (tribunal).',
  },
  'gb.pcn.fact-rights': {
    says: 'Può contestarla gratis. Se il comune dice no, può decidere un giudice indipendente (adjudicator), anche lui gratis.',
  },
  'gb.pcn.fact-rights-recovery': {
    says: 'Se non ha mai ricevuto gli avvisi di prima, la legge Le permette di riportare la pratica alla fase giusta. Lo fa con un modulo del tribunale.',
  },
  'gb.pcn.fact-reality': {
    says: 'È una vera sanzione di legge, quindi non la ignori. Non è un reato e non toglie punti né dà precedenti.',
  },
  'gb.pcn.fact-who': {
    says: 'Comuni e alcuni enti dei trasporti mandano multe (penalty charge notices). Una richiesta privata, «parking charge notice», sembra uguale ma è un’altra cosa.',
  },
  'gb.pcn.fact-tribunal': {
    says: 'Fuori Londra i ricorsi vanno al Traffic Penalty Tribunal. È indipendente dal comune, e può fare tutto online.',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'A Londra i ricorsi vanno a London Tribunals. È indipendente dal comune e gratuito.',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'In Galles i ricorsi vanno al Traffic Penalty Tribunal. È indipendente dal comune e gratuito.',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'In questa fase nessun ufficiale giudiziario (bailiff) può venire. Prima servono un «charge certificate», un ordine del tribunale e un mandato (warrant).',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: 'Gli ufficiali giudiziari (bailiffs) non possono agire solo con un «charge certificate». Il comune deve prima avere un ordine del tribunale (order for recovery).',
  },
  'gb.pcn.fact-no-credit': {
    says: 'Un ordine di recupero (order for recovery) di una multa non è una sentenza civile (county court judgment). Non tocca la Sua scheda di credito.',
    learnMore:
      'È un debito registrato al Traffic Enforcement Centre. Possono comunque mandare ufficiali giudiziari (bailiffs), quindi conta.',
  },
  'gb.pcn.fact-fifty-six': {
    says: 'Il comune ha 56 giorni per rispondere alle osservazioni formali (formal representations). Se è in ritardo, deve considerarle accolte e annullare.',
    learnMore:
      'Vale per la fase formale: dopo un avviso al proprietario (notice to owner), o dopo una multa arrivata per posta.',
  },
  'gb.pcn.myth-bailiffs': {
    says: 'Gli ufficiali giudiziari (bailiffs) vengono solo alla fine, dopo un ordine del tribunale e un mandato (warrant). Può fermare tutto molto prima.',
  },
  'gb.pcn.myth-points': {
    says: 'Una multa del comune (penalty charge) non toglie punti alla patente e non dà precedenti penali.',
  },
  'gb.pcn.myth-not-driving': {
    says: 'Per una multa del comune di solito deve pagare il proprietario, anche se guidava un altro. È diverso se l’auto è stata presa senza il Suo consenso.',
  },
  'gb.pcn.myth-ignore': {
    says: 'Non sparisce. La somma sale di metà, poi il tribunale la registra e possono mandare ufficiali giudiziari (bailiffs).',
  },
}
