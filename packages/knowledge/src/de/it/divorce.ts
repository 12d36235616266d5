/** The Italian words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_IT: Words = {
  'de.divorce.want': {
    says: 'Suo marito o Sua moglie ha chiesto il divorzio al tribunale della famiglia (Familiengericht).',
  },
  'de.divorce.who': {
    says: 'Il tribunale della famiglia è parte del tribunale locale (Amtsgericht). Non prende parte.',
  },
  'de.divorce.reality': {
    says: 'Un divorzio dura alcuni mesi. Il tribunale sente entrambi in un giorno che indicherà.',
  },
  'de.divorce.not-yet': {
    says: 'Resta sposato finché il tribunale decide. Questa carta da sola non Le toglie né la casa né i figli.',
  },
  'de.divorce.right-year': {
    says: 'Di solito dovete aver vissuto separati un anno. Se Lei non è d’accordo, il tribunale chiede più prove finché passano tre anni.',
  },
  'de.divorce.right-lawyer': {
    says: 'Per acconsentire non serve un avvocato. Per richieste Sue, come soldi o casa, sì.',
  },
  'de.divorce.right-aid': {
    says: 'Pochi soldi? Il tribunale può pagare avvocato e spese (Verfahrenskostenhilfe). Chieda il modulo.',
  },
  'de.divorce.right-support': {
    says: 'Fino al divorzio può chiedere un assegno se guadagna molto meno. I figli hanno sempre diritto al mantenimento.',
  },
  'de.divorce.right-pension': {
    says: 'Il tribunale divide le pensioni maturate da entrambi nel matrimonio (Versorgungsausgleich). Sotto i tre anni di matrimonio solo se uno lo chiede.',
  },
  'de.divorce.step-answer': {
    says: 'Annoti il giorno in cui è arrivato e risponda entro il giorno indicato. Dica se è d’accordo e che cosa è sbagliato.',
  },
  'de.divorce.step-lawyer': {
    says: 'Vada da un avvocato di famiglia prima di rispondere, se ci sono figli, casa, debiti o risparmi.',
  },
  'de.divorce.insight-day': {
    says: 'Il giorno della notifica fissa ciò che ciascuno possiede per dividere gli aumenti (Zugewinnausgleich).',
    actionable: 'Conservi gli estratti conto e i valori di quel giorno.',
  },
  'de.divorce.option-agree': {
    says: 'Può acconsentire per iscritto, in cancelleria o all’udienza.',
    title: 'Acconsentire al divorzio',
    cost: 'Le spese di solito si dividono.',
    time: 'Fino all’udienza.',
    risk: 'Prima sistemi figli, casa e soldi.',
    bestFor: 'Lo volete entrambi.',
  },
}
