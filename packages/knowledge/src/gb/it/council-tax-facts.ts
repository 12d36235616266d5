/** What a council tax letter means in England and Wales: facts, limits and changes. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_IT: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: 'Il comune (council) dice che una rata è in ritardo. Vuole la parte in ritardo entro 7 giorni, così Lei mantiene il piano mensile.',
  },
  'gb.council-tax.fact-wants-final': {
    says: 'Il comune (council) ora vuole tutto il resto dell’anno, non solo la parte in ritardo. Può ancora chiedere un piano.',
  },
  'gb.council-tax.fact-wants-summons': {
    says: 'Il comune (council) chiede ai giudici (magistrates) un «liability order». È un ordine del tribunale che dice che Lei deve questa tassa.',
  },
  'gb.council-tax.fact-wants-order': {
    says: 'Il tribunale ha fatto un «liability order». Il comune ora può prendere soldi da stipendio o aiuti, o usare ufficiali giudiziari (bailiffs). Concordi prima un piano.',
  },
  'gb.council-tax.fact-wants': {
    says: 'Il comune (council) vuole la tassa comunale (council tax) che dice non pagata. Preferisce concordare un piano piuttosto che andare in tribunale.',
  },
  'gb.council-tax.fact-rights': {
    says: 'Può chiedere un piano che riesce a pagare, e una tassa più bassa. A molti sfugge uno sconto o una riduzione possibile.',
  },
  'gb.council-tax.fact-reality': {
    says: 'Metta questo debito per primo, perché i comuni hanno poteri forti. Ma nulla è ancora in tribunale, e una telefonata può fermarlo.',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: 'Gli ufficiali giudiziari (bailiffs) hanno prima bisogno di un «liability order» del tribunale. Chieda oggi al comune se c’è. Se c’è, concordi un piano prima di una visita.',
  },
  'gb.council-tax.fact-reality-court': {
    says: 'Un «liability order» non è una sentenza civile (county court judgment) e non va nella Sua scheda di credito. Ma permette al comune di riscuotere in molti modi.',
  },
  'gb.council-tax.fact-who': {
    says: 'La manda il Suo comune (council). La tassa paga i servizi locali, e la legge permette al comune di riscuoterla.',
  },
  'gb.council-tax.fact-organisation': {
    says: 'Parli con l’ufficio della tassa comunale (council tax), non con il tribunale. Il tribunale controlla solo che sia stata fissata, mandata e non pagata.',
  },
  'gb.council-tax.fact-ombudsman': {
    says: 'Se il comune La tratta in modo ingiusto, faccia prima reclamo al comune. Poi può andare gratis dal Local Government and Social Care Ombudsman.',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'Nessun ufficiale giudiziario (bailiff) può ancora venire. Il comune deve prima avere un «liability order» dai giudici (magistrates).',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: 'Un ufficiale giudiziario (bailiff) non può venire senza avviso. Prima deve avere un avviso di esecuzione (notice of enforcement) e 7 giorni liberi (clear days).',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: 'Il comune non può prendere soldi da stipendio o aiuti senza un «liability order».',
  },
  'gb.council-tax.fact-hardship': {
    says: 'Un comune può abbassare la tassa per difficoltà, anche fino a zero. Deve chiederlo Lei, e dire perché.',
    learnMore:
      'Si chiama «discretionary reduction». Può chiederla oltre alla riduzione per reddito (council tax reduction). Se il comune dice no, può fare ricorso.',
  },
  'gb.council-tax.fact-backdate': {
    says: 'Sconti ed esenzioni possono valere per il passato, anche per anni, se mostra che ne aveva diritto.',
    learnMore:
      'Mandi le prove, come una lettera da studente o un modulo del medico. La riduzione per reddito basso (council tax reduction) va meno indietro.',
  },
  'gb.council-tax.fact-reform': {
    says: 'In Inghilterra il governo prevede più tempo prima della richiesta per tutto l’anno e un limite alle spese. Non era legge quando abbiamo controllato.',
    learnMore: 'Finché non è legge, valgono ancora le regole dei 7 giorni.',
  },
  'gb.council-tax.limitation': {
    says: 'Il comune ha sei anni da quando la somma è dovuta per chiedere un «liability order».',
    from: 'il giorno in cui la somma era dovuta',
    restartedBy:
      'Nulla fa ripartire il termine. Ma un «liability order» fatto in tempo non ha scadenza.',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'Il Galles ha abolito la prigione per la tassa comunale (council tax) il 1 aprile 2019. Una lettera che la minaccia ancora è sbagliata.',
    was: 'In Galles i giudici (magistrates) potevano mandare in prigione per la tassa comunale (council tax).',
    is: 'In Galles nessuno può andare in prigione per la tassa comunale (council tax).',
  },
  'gb.council-tax.charge-costs-wales': {
    says: 'In Galles le spese per convocazione (summons) e «liability order» non possono superare £70 in tutto.',
    name: 'Spese del tribunale per un «liability order»',
  },
  'gb.council-tax.fact-priority': {
    says: 'Paghi la tassa comunale (council tax) prima di carte di credito e prestiti. Anche affitto, mutuo, energia e cibo vengono prima.',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'È un atto del tribunale, quindi agisca prima dell’udienza. Non è una causa penale, e può ancora concordare un piano con il comune.',
  },
}
