/** Firms that buy or collect debts, and law firms that write for them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_IT: Words = {
  'gb.sender.lowell': {
    says: 'Lowell compra debiti da banche, negozi e compagnie telefoniche, e li riscuote. Il suo studio legale è Overdales. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.cabot': {
    says: 'Cabot compra debiti e li riscuote. Il suo gruppo ha anche Wescot e lo studio legale Mortimer Clarke. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.pra': {
    says: 'PRA Group compra debiti, come vecchie carte e prestiti, e li riscuote. Può andare in tribunale. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.intrum': {
    says: 'Intrum compra debiti e riscuote anche per altre aziende. Può andare in tribunale. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.link': {
    says: 'Link Financial riscuote debiti comprati da società collegate. Chieda quale società possiede il Suo debito. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.perch': {
    says: 'Perch Capital è una società di debiti che può dire di aver comprato il Suo. Chieda di provarlo. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisition può dire di aver comprato il Suo debito. Chieda di provarlo, e controlli quanto è vecchio. Non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.arrow': {
    says: 'Arrow Global può dire di aver comprato il Suo debito, e un’altra ditta può scrivere per lei. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Chieda le prove che il debito è Suo e che appartiene a loro.',
  },
  'gb.sender.wescot': {
    says: 'Wescot riscuote debiti per banche, società dell’energia e del telefono. Appartiene al gruppo Cabot. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroft riscuote debiti per banche, società dell’energia ed enti pubblici come HMRC. Il personale può bussare, ma non sono ufficiali giudiziari (bailiffs) e non possono entrare.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.advantis': {
    says: 'Advantis riscuote debiti per altre aziende e per enti pubblici. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.bpo': {
    says: 'BPO Collections riscuote debiti per altre aziende. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutions riscuote debiti per altre aziende e per enti pubblici. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecall manda persone a casa a parlare di debiti per altre aziende. Non sono ufficiali giudiziari (bailiffs). Non è obbligato ad aprire la porta.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.credit-style': {
    says: 'Credit Style riscuote debiti per altre aziende. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.cars': {
    says: 'CARS riscuote debiti per altre aziende. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.aci': {
    says: 'ACI riscuote debiti per società che li hanno comprati. Non è un ufficiale giudiziario (bailiff) e non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep: 'Controlli il debito e quanto è vecchio. Poi scriva e chieda le prove.',
  },
  'gb.sender.dcbl': {
    says: 'DCBL fa due lavori. Riscuote debiti per lettera senza poteri speciali, ed esegue ordini della High Court (writs). Senza un «writ» a Suo nome non può prendere le Sue cose.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Prima la società. Per i debiti di credito, poi il Financial Ombudsman Service.',
    nextStep:
      'Chieda se hanno un ordine del tribunale contro di Lei. Se no, la tratti come una lettera per un debito.',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plus scrive per parcheggi privati non pagati. Usa anche il nome Zenith Collections. Non ha alcun potere sulle Sue cose o sulla Sua auto.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Il gestore del parcheggio.',
    nextStep:
      'Controlli la richiesta del parcheggio. Non ignori mai una lettera prima della causa (letter of claim) o un modulo del tribunale.',
  },
  'gb.sender.trace': {
    says: 'Trace scrive per le ditte di parcheggio, per parcheggi privati non pagati. Non ha alcun potere sulle Sue cose o sulla Sua auto.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Il gestore del parcheggio.',
    nextStep:
      'Controlli la richiesta del parcheggio. Non ignori mai una lettera prima della causa (letter of claim) o un modulo del tribunale.',
  },
  'gb.sender.zzps': {
    says: 'ZZPS scrive per le ditte di parcheggio, per parcheggi privati non pagati. Non ha alcun potere sulle Sue cose o sulla Sua auto.',
    regulator: 'Financial Conduct Authority, per i debiti di credito',
    complainTo: 'Il gestore del parcheggio.',
    nextStep:
      'Controlli la richiesta del parcheggio. Non ignori mai una lettera prima della causa (letter of claim) o un modulo del tribunale.',
  },
  'gb.sender.overdales': {
    says: 'Overdales è uno studio legale del gruppo Lowell. Lavora per chi possiede il debito, non per Lei. Una sua lettera non è un ordine del tribunale.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarke è lo studio legale del gruppo Cabot. Lavora per chi possiede il debito. Una sua lettera non è un ordine del tribunale.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legal è uno studio legale che riscuote debiti e parcheggi, e avvia molte cause. Una sua lettera non è un ordine del tribunale.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legal è uno studio legale legato a DCBL. Avvia molte cause per parcheggi. Una sua lettera non è un ordine del tribunale, ma un modulo del tribunale (claim form) è vero.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
  'gb.sender.gladstones': {
    says: 'Gladstones è uno studio legale che lavora per ditte di parcheggio. Una sua lettera non è un ordine del tribunale, ma un modulo del tribunale (claim form) è vero.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
  'gb.sender.qdr': {
    says: 'QDR è uno studio legale che scrive per parcheggi non pagati. Una sua lettera non è un ordine del tribunale.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Prima lo studio, poi il Legal Ombudsman se era suo cliente, o la Solicitors Regulation Authority per la sua condotta.',
    nextStep:
      'Cerchi una data per rispondere. Se è una lettera prima della causa (letter of claim), risponda entro 30 giorni.',
  },
}
