/** The Italian words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'ca.sender.metcredit': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.collectcents': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.cbv': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.bill-gosling': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.iqor': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.eos-canada': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.gatestone': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.arc': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.partners': {
    says: 'È una società di recupero crediti (collection agency). Riscuote per altre società, o riscuote debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda prove.',
    complainTo: 'Prima la società, poi l’ufficio consumatori della Sua provincia.',
  },
  'ca.sender.cra': {
    says: 'È l’ufficio federale delle tasse. Può prendere soldi dallo stipendio o da un conto senza un tribunale. Può opporsi e chiedere un piano.',
    nextStep:
      'Controlli il debito nel Suo profilo sul sito ufficiale. Se è sbagliato, si opponga entro 90 giorni.',
    complainTo: 'L’ufficio reclami della CRA, poi il Taxpayers’ Ombudsperson.',
  },
  'ca.sender.service-canada': {
    says: 'Questo ufficio gestisce l’assicurazione di disoccupazione (employment insurance) e le pensioni pubbliche. Può chiedergli di riesaminare una decisione.',
    nextStep: 'Chieda un nuovo esame (reconsideration) entro il tempo della lettera.',
  },
  'ca.sender.revenu-quebec': {
    says: 'È l’ufficio delle tasse del Québec. Può opporsi a un avviso di imposta e chiedere un piano di pagamento.',
  },
  'ca.sender.ltb': {
    says: 'Questo tribunale decide tra padroni di casa e inquilini in Ontario. Le sue carte sono vere. Vada all’udienza.',
    nextStep: 'Cerchi una data per rispondere o per presentarsi.',
  },
  'ca.sender.rtb': {
    says: 'Questo ufficio decide tra padroni di casa e inquilini in British Columbia. Le sue carte sono vere.',
    nextStep: 'Cerchi una data per rispondere o per presentarsi.',
  },
  'ca.sender.tal': {
    says: 'È il tribunale degli affitti del Québec. Le sue carte sono vere. Vada all’udienza.',
    nextStep: 'Cerchi una data per rispondere o per presentarsi.',
  },
  'ca.sender.crt': {
    says: 'Questo tribunale online decide piccole cause in British Columbia. Deve rispondere in tempo.',
    nextStep: 'Cerchi una data per rispondere o per presentarsi.',
  },
  'ca.sender.rbc': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.td': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.scotiabank': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.bmo': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.cibc': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.national': {
    says: 'È una banca. Quando chiede soldi deve seguire regole federali. Non può prendere il Suo stipendio senza un tribunale.',
    nextStep: 'Chieda per iscritto un piano che può permettersi.',
    complainTo: 'Prima la banca. Dopo 56 giorni, o se non è d’accordo, OBSI.',
  },
  'ca.sender.bell': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, la CCTS aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi gratis la CCTS.',
  },
  'ca.sender.rogers': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, la CCTS aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi gratis la CCTS.',
  },
  'ca.sender.telus': {
    says: 'È una società di telefono e internet. Se non risolve un reclamo, la CCTS aiuta gratis.',
    nextStep: 'Confronti la bolletta con il Suo contratto.',
    complainTo: 'Prima la società, poi gratis la CCTS.',
  },
}
