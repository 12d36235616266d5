/** Dismissal and notice of changed terms: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'de.job.want': {
    says: 'Il Suo datore di lavoro vuole chiudere il rapporto. Ha tre settimane per contestarlo al tribunale del lavoro.',
  },
  'de.job.want-change': {
    says: 'Il datore di lavoro chiude il rapporto e lo offre di nuovo a condizioni diverse (Änderungskündigung). Può accettare con riserva.',
  },
  'de.job.who': {
    says: 'È il Suo datore di lavoro. Non può decidere da solo che un licenziamento è legale. Lo controlla un tribunale del lavoro.',
  },
  'de.job.reality': {
    says: 'Anche un licenziamento illegale vale, se non va in tribunale entro tre settimane. Molti casi finiscono con un pagamento.',
  },
  'de.job.rights-summary': {
    says: 'Un licenziamento richiede carta e una vera firma. Lo stipendio resta fino alla fine, con ferie e attestato.',
  },
  'de.job.not-yet': {
    says: 'Il lavoro non finisce oggi. Prima corre il preavviso e lo stipendio continua.',
  },
  'de.job.know-fees': {
    says: 'Al primo grado del lavoro ogni parte paga il proprio avvocato, chiunque vinca. Può andare senza avvocato.',
    learnMore:
      'Lo sportello (Rechtsantragstelle) scrive gratis la Sua causa. Porti la lettera e il contratto.',
  },
  'de.job.deadline-claim': {
    says: 'Ha tre settimane dal giorno in cui ha ricevuto la lettera. Il giorno indicato si conta dalla data della lettera, per sicurezza.',
    action: 'Fare causa contro il licenziamento al tribunale del lavoro (Kündigungsschutzklage)',
    consequence: 'Il licenziamento vale, anche se era sbagliato.',
  },
  'de.job.deadline-register': {
    says: 'Se il lavoro finisce tra meno di tre mesi, si iscriva entro tre giorni da quando lo sa. Se no, tre mesi prima della fine.',
    action: 'Iscriversi come persona in cerca di lavoro (arbeitsuchend) alla Agentur für Arbeit',
    consequence: 'Può perdere una settimana di indennità di disoccupazione.',
  },
  'de.job.deadline-agg': {
    says: 'Se è stato trattato peggio per sesso, gravidanza, età, origine, religione o disabilità, chieda per iscritto entro due mesi.',
    action: 'Chiedere per iscritto i danni per discriminazione',
    consequence: 'Il diritto al risarcimento è perso.',
  },
  'de.job.step-date': {
    says: 'Annoti il giorno in cui è arrivata la lettera e tenga la busta. Le tre settimane corrono da quel giorno.',
  },
  'de.job.step-register': {
    says: 'Si iscriva ora come persona in cerca di lavoro, online o per telefono. Il primo giorno senza lavoro si dichiari disoccupato.',
  },
  'de.job.step-claim': {
    says: 'Porti la lettera questa settimana al sindacato, a un avvocato o allo sportello del tribunale del lavoro.',
  },
  'de.job.step-no-sign': {
    says: 'Non firmi un accordo di uscita o una rinuncia. Può firmare solo di avere ricevuto la lettera.',
  },
  'de.job.step-offer-work': {
    says: 'Dica per iscritto che è pronto a lavorare. Così tiene il diritto allo stipendio se il licenziamento cade.',
  },
  'de.job.step-council': {
    says: "C'è un consiglio di azienda (Betriebsrat)? Chieda oggi se è stato sentito. Senza, il licenziamento non ha effetto.",
  },
  'de.job.step-facts': {
    says: 'Annoti da quanto lavora lì, quante persone ci lavorano e che cosa è stato detto prima. Raccolga i richiami (Abmahnungen).',
  },
  'de.job.step-accept': {
    says: 'Se lo accetta, chieda per iscritto stipendio aperto, ferie, straordinari, documenti e un buon attestato (Zeugnis).',
  },
  'de.job.option-claim': {
    title: 'Andare al tribunale del lavoro in tre settimane',
    says: 'Una causa tiene aperte tutte le porte. La maggior parte finisce con un accordo.',
    cost: "All'inizio gratis. Gratuito patrocinio o sindacato possono coprire un avvocato.",
    time: 'Un primo colloquio in tribunale (Güteverhandlung) dopo alcune settimane.',
    risk: 'In primo grado paga il Suo avvocato anche se vince.',
    bestFor: 'Vuole riavere il posto o un giusto pagamento.',
  },
  'de.job.option-reserve': {
    title: 'Accettare con riserva e andare in tribunale',
    says: 'Dica per iscritto che accetta con riserva. Faccia controllare la modifica dal tribunale.',
    cost: "All'inizio gratis.",
    time: 'Riserva e causa entro tre settimane.',
    risk: 'Se perde, restano le nuove condizioni.',
    bestFor: 'Vuole tenere il lavoro.',
  },
  'de.job.option-negotiate': {
    title: 'Trattare un pagamento e un buon attestato',
    says: "Chieda come inizio circa mezzo stipendio mensile per ogni anno, e l'attestato.",
    cost: 'Gratis, o il compenso di un avvocato.',
    time: 'Entro le tre settimane.',
    risk: "Le trattative non fermano le tre settimane. Un'uscita anticipata può bloccare l'indennità di disoccupazione.",
    bestFor: 'Non vuole tornare.',
  },
  'de.job.option-help': {
    title: 'Sindacato, avvocato o sportello del tribunale',
    says: "I sindacati agiscono per gli iscritti dall'inizio. Lo sportello scrive gratis la Sua causa.",
    cost: 'Gratis per gli iscritti e allo sportello.',
    time: 'Questa settimana.',
    risk: 'Lo sportello non può consigliarLa sulle possibilità.',
    bestFor: 'Chiunque abbia un licenziamento.',
  },
}
