/** The Italian words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'de.job.want': {
    says: 'Il Suo datore di lavoro vuole chiudere il rapporto. Ha tre settimane per contestarlo al tribunale del lavoro.',
  },
  'de.job.want-agreement': {
    says: 'Il Suo datore di lavoro offre un accordo di uscita (Aufhebungsvertrag). Non è obbligato a firmarlo.',
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
  'de.job.not-yet-agreement': {
    says: "Senza la Sua firma su carta non c'è accordo di uscita. Il silenzio non è un sì.",
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
  'de.job.step-sign-think': {
    says: 'Non firmi oggi. Lo porti a casa, conti il preavviso e chieda a sindacato, avvocato e Agentur für Arbeit.',
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
  'de.job.option-refuse': {
    title: "Dire no all'accordo di uscita",
    says: 'Può rifiutare senza motivo. Il lavoro continua.',
    cost: 'Nulla.',
    time: 'Nessuno.',
    risk: 'Il datore può licenziare. Allora può andare in tribunale.',
    bestFor: "L'offerta è peggiore dei Suoi diritti.",
  },
  'de.job.option-help': {
    title: 'Sindacato, avvocato o sportello del tribunale',
    says: "I sindacati agiscono per gli iscritti dall'inizio. Lo sportello scrive gratis la Sua causa.",
    cost: 'Gratis per gli iscritti e allo sportello.',
    time: 'Questa settimana.',
    risk: 'Lo sportello non può consigliarLa sulle possibilità.',
    bestFor: 'Chiunque abbia un licenziamento.',
  },
  'de.job.right-form': {
    says: 'Un licenziamento per email, messaggio o senza firma a mano non ha effetto.',
  },
  'de.job.right-protection': {
    says: 'Dopo sei mesi, in una ditta con più di dieci posti pieni, il datore deve avere un motivo legale.',
  },
  'de.job.right-notice': {
    says: 'Il preavviso è di almeno quattro settimane al 15 o alla fine del mese. Cresce con gli anni, da uno a sette mesi.',
  },
  'de.job.right-at-once': {
    says: 'Un licenziamento immediato richiede un motivo molto grave, usato entro due settimane. Di solito prima serve un richiamo.',
  },
  'de.job.right-special': {
    says: 'Incinta? In congedo parentale? Disabile grave? Nel consiglio di azienda? Allora serve il permesso di un ufficio o il licenziamento è vietato.',
  },
  'de.job.right-council': {
    says: "Se c'è un consiglio di azienda, va sentito prima di ogni licenziamento.",
  },
  'de.job.right-papers': {
    says: 'Ha diritto a un attestato corretto. Le ferie che non ha potuto prendere si pagano.',
  },
  'de.job.right-social-choice': {
    says: 'In un licenziamento per motivi aziendali il datore deve scegliere in modo giusto: anni di lavoro, età, persone a carico, disabilità.',
  },
  'de.job.right-search-time': {
    says: 'Dopo la disdetta può chiedere tempo libero per cercare lavoro.',
  },
  'de.job.warn-three-weeks': {
    says: 'Colloqui, promesse o una lettera al datore non fermano le tre settimane. Le ferma solo una causa in tribunale.',
  },
  'de.job.warn-block': {
    says: 'Può restare senza indennità di disoccupazione fino a dodici settimane (Sperrzeit). Chieda alla Agentur für Arbeit prima di accettare qualcosa.',
  },
  'de.job.warn-clauses': {
    says: 'In molti contratti le richieste di stipendio cadono dopo tre mesi. Chieda presto per iscritto lo stipendio aperto.',
  },
  'de.job.insight-settle': {
    says: 'Il tribunale del lavoro comincia con un colloquio per un accordo. I datori spesso pagano lì per chiudere il dubbio.',
    actionable: 'Faccia causa in tempo, poi tratti.',
  },
  'de.job.insight-1a': {
    says: 'La lettera offre denaro se non va in tribunale (§ 1a KSchG): mezzo stipendio mensile per ogni anno.',
    actionable: 'Lo confronti con le Sue possibilità prima che finiscano le tre settimane.',
  },
  'de.job.tactic-power': {
    says: 'Ha firmato qualcuno che non è il titolare o il capo del personale, senza procura originale? Lo respinga entro circa una settimana.',
    risk: 'Il datore può mandare una nuova lettera. Faccia causa lo stesso.',
    notWhen: 'Ha firmato il titolare o il capo del personale.',
  },
  'de.job.myth-severance': {
    says: "Non c'è un pagamento automatico (Abfindung) al licenziamento. Nasce da un accordo, un piano sociale o un'offerta nella lettera.",
  },
  'de.job.myth-sick': {
    says: 'Può essere licenziato mentre è malato. Ma la malattia da sola è raramente un buon motivo.',
  },
  'de.job.myth-oral': {
    says: 'Un licenziamento a voce, in chat o per email non ha effetto. Dica che continuerà a lavorare e chieda consiglio.',
  },
  'de.job.element-signature': {
    name: 'Una firma su carta',
    says: 'Un licenziamento richiede carta e firma a mano.',
    ifMissing:
      'Non vediamo una firma. Senza una a mano su carta il licenziamento non ha effetto. Vada comunque in tempo in tribunale.',
  },
}
