/** The Italian words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'au.sender.credit-corp': {
    says: 'Questa società compra debiti e li riscuote. Può fare causa. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.panthera': {
    says: 'Questa società compra debiti e li riscuote. Può fare causa. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.pioneer': {
    says: 'Questa società compra debiti e li riscuote. Può fare causa. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.lion': {
    says: 'Questa società compra debiti e li riscuote. Può fare causa. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.ccs': {
    says: 'Questa società compra debiti e li riscuote. Può fare causa. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.baycorp': {
    says: 'Baycorp riscuote debiti per altri e debiti che ha comprato. Fa parte di Credit Corp. Non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.collection-house': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.recoveriescorp': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.milton-graham': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.arl': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.ncml': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.ampac': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.indebted': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.ecc': {
    says: 'Questa società riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda le prove.',
    complainTo: 'Prima la società. Per prestiti e carte, poi AFCA.',
  },
  'au.sender.ato': {
    says: 'È l’ufficio federale delle tasse. Può prendere soldi da stipendio o banca senza tribunale. Può chiedere un piano e fare opposizione (object).',
    nextStep: 'Controlli il debito in myGov.',
    complainTo: 'Prima l’ATO, poi il Tax Ombudsman.',
  },
  'au.sender.services-australia': {
    says: 'Questo ufficio paga aiuti e riprende i pagamenti in eccesso. Può chiedere un riesame (review) e una pausa.',
    nextStep: 'Chieda un riesame per iscritto.',
  },
  'au.sender.revenue-nsw': {
    says: 'Questo ufficio riscuote multe e debiti verso lo stato nel New South Wales. Può chiedere un riesame (review) o un piano.',
    nextStep: 'Guardi la scadenza e la foto online.',
  },
  'au.sender.fines-victoria': {
    says: 'Questo ufficio riscuote multe in Victoria. Può chiedere un riesame (review), un piano o un aiuto speciale.',
    nextStep: 'Guardi la scadenza.',
  },
  'au.sender.sper': {
    says: 'SPER riscuote le multe non pagate in Queensland. Può chiedere un piano o saldarla con lavoro.',
    nextStep: 'Chiami prima della data nella lettera.',
  },
  'au.sender.cba': {
    says: 'È una banca. Deve esaminare una richiesta di aiuto per le difficoltà (hardship). Non può prendere il Suo stipendio senza tribunale.',
    nextStep: 'Chieda per iscritto aiuto per le difficoltà (hardship).',
    complainTo: 'Prima la banca. Dopo 30 giorni, o dopo un no, AFCA.',
  },
  'au.sender.westpac': {
    says: 'È una banca. Deve esaminare una richiesta di aiuto per le difficoltà (hardship). Non può prendere il Suo stipendio senza tribunale.',
    nextStep: 'Chieda per iscritto aiuto per le difficoltà (hardship).',
    complainTo: 'Prima la banca. Dopo 30 giorni, o dopo un no, AFCA.',
  },
  'au.sender.nab': {
    says: 'È una banca. Deve esaminare una richiesta di aiuto per le difficoltà (hardship). Non può prendere il Suo stipendio senza tribunale.',
    nextStep: 'Chieda per iscritto aiuto per le difficoltà (hardship).',
    complainTo: 'Prima la banca. Dopo 30 giorni, o dopo un no, AFCA.',
  },
  'au.sender.anz': {
    says: 'È una banca. Deve esaminare una richiesta di aiuto per le difficoltà (hardship). Non può prendere il Suo stipendio senza tribunale.',
    nextStep: 'Chieda per iscritto aiuto per le difficoltà (hardship).',
    complainTo: 'Prima la banca. Dopo 30 giorni, o dopo un no, AFCA.',
  },
  'au.sender.agl': {
    says: 'Questa società vende luce e gas. Deve offrire aiuto prima di staccare.',
    nextStep: 'Chieda un piano a rate e il programma per chi è in difficoltà (hardship program).',
    complainTo: 'Prima la società, poi l’ombudsman dell’energia del Suo stato.',
  },
  'au.sender.origin': {
    says: 'Questa società vende luce e gas. Deve offrire aiuto prima di staccare.',
    nextStep: 'Chieda un piano a rate e il programma per chi è in difficoltà (hardship program).',
    complainTo: 'Prima la società, poi l’ombudsman dell’energia del Suo stato.',
  },
  'au.sender.energyaustralia': {
    says: 'Questa società vende luce e gas. Deve offrire aiuto prima di staccare.',
    nextStep: 'Chieda un piano a rate e il programma per chi è in difficoltà (hardship program).',
    complainTo: 'Prima la società, poi l’ombudsman dell’energia del Suo stato.',
  },
  'au.sender.telstra': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, il TIO aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi il Telecommunications Industry Ombudsman.',
  },
  'au.sender.optus': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, il TIO aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi il Telecommunications Industry Ombudsman.',
  },
  'au.sender.vodafone': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, il TIO aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi il Telecommunications Industry Ombudsman.',
  },
}
