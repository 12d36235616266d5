/** The Italian words of the rows in ../insurance-and-scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_WORDS: Words = {
  'ch.insure.reality': {
    says: 'È il parere dell’assicurazione. Non è l’ultima parola.',
  },
  'ch.insure.rights-summary': {
    says: 'Può chiedere i motivi, mandare prove, reclamare e, per la malattia, andare gratis in tribunale.',
  },
  'ch.insure.right-social-objection': {
    says: 'Per malattia, infortuni e invalidità chieda una decisione. Ha 30 giorni per l’opposizione, gratis.',
  },
  'ch.insure.right-five-years': {
    says: 'I crediti da un contratto di assicurazione privato si prescrivono cinque anni dopo l’evento. Non aspetti.',
  },
  'ch.insure.right-disclosure': {
    says: 'Se dicono che ha nascosto qualcosa: la domanda doveva essere chiara, e devono agire entro quattro settimane.',
  },
  'ch.insure.right-grossly': {
    says: 'Per colpa lieve devono pagare tutto. Solo la colpa grave permette una riduzione.',
  },
  'ch.insure.step-file': {
    says: 'Raccolga polizza, lettera e prove. Annoti il giorno dell’evento.',
  },
  'ch.scam.reality': {
    says: 'Nessun ufficio, banca o polizia chiede codici, carte regalo o criptovalute.',
  },
  'ch.scam.not-yet': {
    says: 'Non Le succede nulla se non risponde. Ingannare per soldi è un reato.',
  },
  'ch.scam.right-unordered': {
    says: 'Ciò che non ha mai ordinato non va né pagato né rispedito.',
  },
  'ch.scam.step-police': {
    says: 'Se ha perso soldi, denunci alla polizia cantonale e conservi tutti i messaggi.',
  },
}
