/** Chi scrive queste lettere: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'gb.sender.british-gas': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.edf': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.eon-next': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.octopus': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.ovo': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.scottish-power': {
    says: 'È una società privata che vende gas ed elettricità. Non può entrare in casa Sua senza il Suo consenso o un mandato (warrant).',
    regulator: 'Ofgem',
    complainTo: 'Prima la società. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman.',
    nextStep:
      'Legga il contatore, controlli le date della bolletta, e chieda un piano che può pagare.',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRS è una società privata comune di PPL e PRS for Music. Vende licenze per suonare musica in pubblico. Non è un tribunale né un comune.',
    complainTo: 'Prima PPL PRS. Per prezzi e condizioni, il Copyright Tribunal.',
    nextStep: 'Veda se clienti o personale sentono musica. Risponda per iscritto.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing riscuote il canone TV (TV licence fee) per la BBC. La licenza serve solo per la TV in diretta o BBC iPlayer. Chi viene non può entrare senza il Suo sì o un mandato del tribunale (warrant).',
    nextStep: 'Se non Le serve una licenza, lo dica online o per lettera.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC riscuote le tasse. Ha poteri forti, ma accetta un piano con quasi tutti quelli che lo chiedono. I messaggi truffa usano spesso il suo nome.',
    complainTo: 'HMRC, poi l’Adjudicator.',
    nextStep:
      'Controlli la somma nel Suo account su GOV.UK. Chiami per chiedere tempo per pagare (time to pay).',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management recupera aiuti pagati in più. Può prendere soldi da aiuti o stipendio senza un tribunale. Chieda una rata più bassa se Le fa male.',
    complainTo: 'DWP. Può anche chiedere di riesaminare la decisione.',
    nextStep: 'Controlli la decisione e la data. Chieda un riesame entro un mese se è sbagliata.',
  },
  'gb.sender.cnbc': {
    says: 'È l’ufficio del tribunale che manda quasi tutte le richieste di soldi in Inghilterra e Galles. I suoi moduli (claim forms) sono veri e hanno un ultimo giorno per rispondere.',
    nextStep:
      'Dopo un modulo di richiesta (claim form): mandi la conferma di ricezione (acknowledgment of service) entro 14 giorni dalla notifica. Dopo una sentenza: cerchi il giorno per pagare.',
  },
  'gb.sender.hmcts': {
    says: 'È l’ufficio che gestisce i tribunali in Inghilterra e Galles. I suoi documenti sono veri. Cerchi se c’è una data.',
    nextStep:
      'Chiami il tribunale con il numero della causa (claim number) se non è sicuro di che cosa sia.',
  },
  'gb.sender.ejo': {
    says: 'Questo ufficio esegue tutte le sentenze civili in Irlanda del Nord. Prima di decidere guarda quanto Lei può pagare.',
    nextStep:
      'Risponda con il Suo bilancio entro la data della lettera, e chieda una consulenza gratuita sui debiti.',
  },
  'gb.sender.dwp': {
    says: 'Il Department for Work and Pensions (DWP) decide e paga quasi tutti gli aiuti. Può riprendere il denaro pagato in più, senza tribunale.',
    complainTo: 'DWP. Può anche chiedere di riesaminare la decisione.',
    nextStep: 'Controlli la decisione e la data. Chieda un riesame entro un mese se è sbagliata.',
  },
}
