/** Decisione di un’assicurazione: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_IT: Words = {
  'gb.insurance.want': {
    says: 'L’assicurazione Le dice che cosa ha deciso. Non è obbligato ad accettarlo.',
  },
  'gb.insurance.rights-summary': {
    says: 'Può chiedere i motivi e le perizie, fare reclamo gratis, e poi andare dal Financial Ombudsman.',
  },
  'gb.insurance.reality': {
    says: 'Un primo no non è l’ultima parola. L’Ombudsman decide in base a ciò che è giusto. L’assicurazione deve seguire la sua decisione se Lei l’accetta.',
  },
  'gb.insurance.who': {
    says: 'L’assicurazione è una società privata. Deve trattare le richieste in fretta e in modo giusto, secondo le regole della Financial Conduct Authority.',
  },
  'gb.insurance.know': {
    says: 'Se un’assicurazione si basa su un’esclusione, deve mostrare lei che vale.',
    learnMore: 'Chieda su quali parole della polizza si basa, e quali fatti mostrano che valgono.',
  },
  'gb.insurance.org': {
    says: 'Il Financial Ombudsman è gratis per Lei. Chiedere a lui non Le toglie il diritto di andare in tribunale.',
  },
  'gb.insurance.step-reasons': {
    says: 'Scriva e chieda le parole esatte della polizza, i fatti e ogni perizia su cui si basa la decisione.',
  },
  'gb.insurance.step-compare': {
    says: 'Legga la polizza accanto alla lettera. Le parole corrispondono a ciò che è davvero successo? Segni ogni punto che non va.',
  },
  'gb.insurance.step-proof': {
    says: 'Raccolga le Sue prove: foto con data, scontrini, una breve nota di idraulico, muratore, meccanico o medico.',
  },
  'gb.insurance.step-complain': {
    says: 'Mandi un reclamo (complaint). Usi questa parola inglese. L’assicurazione ha poi otto settimane per rispondere.',
  },
  'gb.insurance.step-ombudsman': {
    says: 'Dopo la risposta finale ha sei mesi per andare dal Financial Ombudsman. Non salti quella data.',
  },
  'gb.insurance.step-part': {
    says: 'Se offre una parte, chieda di averla ora mentre contesta il resto.',
  },
  'gb.insurance.option-complain': {
    says: 'Dica perché la decisione è sbagliata, mandi le prove, e chieda una risposta finale.',
    title: 'Fare reclamo, poi andare dall’Ombudsman',
    cost: 'Nulla.',
    time: 'Fino a otto settimane, poi alcuni mesi.',
    risk: 'Nessuno. Può ancora andare in tribunale.',
    bestFor: 'Pensa che i motivi non corrispondano ai fatti.',
  },
  'gb.insurance.option-evidence': {
    says: 'Mandi una perizia o foto che rispondono al motivo che hanno dato.',
    title: 'Mandare nuove prove e far riesaminare',
    cost: 'Il costo di una perizia.',
    time: 'Alcune settimane.',
    risk: 'L’assicurazione può ancora dire no.',
    bestFor: 'La decisione si basa su una sola perizia debole.',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Advice può guardare polizza e lettera con Lei.',
    title: 'Chiedere una consulenza gratuita',
    cost: 'Nulla.',
    time: 'Una telefonata.',
    risk: 'Nessuno.',
    bestFor: 'Perdite grandi, o parole difficili nella polizza.',
  },
  'gb.insurance.warn-six-months': {
    says: 'Perde il diritto all’Ombudsman gratuito sei mesi dopo la risposta finale. Segni quel giorno nel calendario.',
  },
  'gb.insurance.warn-honest': {
    says: 'Una sola dichiarazione falsa in una richiesta può farla perdere tutta. Dica solo ciò che è vero.',
  },
  'gb.insurance.insight-gradual': {
    says: 'Il danno lento nel tempo è un motivo comune per dire no. Se non poteva vederlo, come una perdita nascosta, l’Ombudsman spesso è favorevole.',
    actionable:
      'Dica quando avrebbe potuto saperlo per la prima volta, e lo faccia dire da un idraulico o muratore.',
  },
  'gb.insurance.insight-disclosure': {
    says: 'Dicono che ha dato una risposta sbagliata. Conta la domanda esatta che Le hanno fatto, e se ha risposto con cura ragionevole.',
    actionable: 'Chieda una copia di ogni domanda e della Sua risposta, con la data.',
  },
  'gb.insurance.insight-report': {
    says: 'La decisione si basa su una perizia di chi è pagato dall’assicurazione. Lei può chiedere di vederla e rispondere.',
    actionable: 'Chieda tutta la perizia e le foto, poi mandi le Sue.',
  },
}
