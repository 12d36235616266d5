/** The Italian words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'au.insure.want': { says: 'Cerchi il motivo, e le parole della polizza che nomina.' },
  'au.insure.reality': { says: 'È il punto di vista dell’assicurazione. Non è l’ultima parola.' },
  'au.insure.who': {
    says: 'Le assicurazioni devono far parte di AFCA, l’ente gratuito per i reclami.',
  },
  'au.insure.rights': {
    says: 'Può chiedere i motivi, le relazioni che hanno usato e un riesame (review).',
  },
  'au.insure.right-reason': { says: 'Può chiedere su quali parole della polizza si basano.' },
  'au.insure.right-afca': {
    says: 'Se dicono no, o ci mettono più di 30 giorni per il Suo reclamo, può andare da AFCA.',
  },
  'au.insure.step-reason': { says: 'Chieda per iscritto i motivi e le relazioni.' },
  'au.insure.step-proof': { says: 'Mandi foto, preventivi e ricevute.' },
  'au.insure.step-complain': {
    says: 'Scriva: questo è un reclamo. Chieda la risposta definitiva entro 30 giorni.',
  },
  'au.insure.opt-afca': {
    says: 'Prima l’assicurazione. Poi AFCA, online.',
    title: 'Fare reclamo, poi AFCA',
    cost: 'Gratis.',
    time: 'AFCA entro due anni dalla risposta definitiva.',
    risk: 'Basso.',
    bestFor: 'Pensa che la decisione sia sbagliata.',
  },
  'au.insure.opt-help': {
    says: 'L’Insurance Law Service aiuta le persone gratis.',
    title: 'Avere aiuto legale gratis',
    cost: 'Gratis.',
    time: 'Subito.',
    risk: 'Nessuno.',
    bestFor: 'La lettera è difficile da capire.',
  },
  'au.insure.right-good-faith': {
    says: 'L’assicurazione Le deve la massima buona fede (utmost good faith). Deve trattare la Sua richiesta in modo giusto e senza ritardo.',
  },
  'au.insure.right-no-loss': {
    says: 'Non può rifiutare per qualcosa che Lei ha fatto dopo e che non ha causato il danno. Può solo ridurre per il danno che può mostrare.',
  },
  'au.insure.right-disclosure': {
    says: 'Se dice che Lei non ha detto qualcosa, conta solo se lo ha chiesto in modo chiaro e Lei non ha fatto abbastanza attenzione.',
  },
  'au.insure.right-thirty': {
    says: 'L’assicurazione deve rispondere a un reclamo entro 30 giorni. Poi può andare gratis da AFCA.',
  },
  'au.insure.right-code': {
    says: 'Il codice del settore dice in quanto tempo va decisa una richiesta. Chieda i motivi e le relazioni sulla Sua richiesta.',
  },
  'au.insure.right-unusual': {
    says: 'Un limite insolito può non valere se non Le è stato detto in modo chiaro. Una bugia su una parte non chiude sempre tutta la richiesta.',
  },
}
