/** Questions about work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_WORDS: Words = {
  'de.ask-job.dismissed': {
    says: 'Ha tre settimane dal giorno in cui è arrivata la lettera per andare al tribunale del lavoro. Si iscriva come persona in cerca di lavoro entro tre giorni.',
  },
  'de.ask-job.late-claim': {
    says: 'Di regola è troppo tardi. Se ha avuto un impedimento senza colpa, chieda al tribunale entro due settimane di ammettere una causa tardiva.',
    dependsOn: 'se senza colpa non ha potuto agire in tempo',
  },
  'de.ask-job.oral': {
    says: 'Un licenziamento richiede carta e firma a mano. Dica per iscritto che continuerà a lavorare, e chieda consiglio.',
  },
  'de.ask-job.severance': {
    says: "Non c'è un diritto automatico a un pagamento. Nasce da un accordo, un piano sociale o un'offerta (§ 1a KSchG): spesso mezzo stipendio mensile per anno.",
  },
  'de.ask-job.notice-period': {
    says: 'Per legge quattro settimane al 15 o alla fine del mese, due settimane in prova. Per il datore cresce fino a sette mesi. Controlli il contratto.',
    dependsOn: 'chi dà la disdetta e da quanto lavorava lì',
  },
  'de.ask-job.exit-agreement': {
    says: "Non firmi subito. Può perdere l'indennità di disoccupazione fino a dodici settimane. Chieda prima a sindacato, avvocato e Agentur für Arbeit.",
  },
  'de.ask-job.no-pay': {
    says: 'Lo chieda per iscritto con una data. In molti contratti il diritto cade dopo tre mesi. Poi vada allo sportello del tribunale del lavoro.',
  },
  'de.ask-job.insolvent-employer': {
    says: "Chieda l'Insolvenzgeld alla Agentur für Arbeit entro due mesi. Copre fino a tre mesi di stipendio netto perso.",
  },
  'de.ask-job.minimum-wage': {
    says: "Nel 2026 spettano almeno 13,90 € l'ora, anche nei minijob. Dal 1 gennaio 2027 sono 14,60 €.",
  },
  'de.ask-job.minimum-wage-2027': {
    says: "Dal 1 gennaio 2027 spettano almeno 14,60 € l'ora, anche nei minijob.",
  },
  'de.ask-job.holiday': {
    says: "Per legge almeno quattro settimane all'anno. Si perdono solo se il datore gliel'ha detto in tempo. Alla fine del lavoro i giorni aperti si pagano.",
    dependsOn: "il contratto e se il datore L'ha avvisata",
  },
  'de.ask-job.sick-pay': {
    says: "Dopo quattro settimane di lavoro il datore La paga per intero fino a sei settimane. Poi la cassa malattia paga l'indennità.",
  },
  'de.ask-job.sick-dismissal': {
    says: 'Essere malati non vieta un licenziamento. Ma la malattia da sola di rado basta. Vada al tribunale del lavoro entro tre settimane.',
    dependsOn: 'quanto e quanto spesso è malato e la grandezza della ditta',
  },
  'de.ask-job.pregnant': {
    says: 'Dalla gravidanza fino a quattro mesi dopo il parto, e in congedo parentale, non si può licenziare senza il permesso di un ufficio. Lo dica al datore entro due settimane.',
  },
  'de.ask-job.warning': {
    says: "Un richiamo non chiude il lavoro. Può far mettere la Sua versione nel fascicolo. Contro uno sbagliato non c'è un termine breve.",
    dependsOn: "se l'accusa è vera",
  },
  'de.ask-job.reference': {
    says: 'Ha diritto a un attestato scritto e corretto, che La aiuti ad andare avanti. Chieda quello completo (qualifiziertes Zeugnis).',
  },
  'de.ask-job.block-time': {
    says: 'Se si dimette o firma un accordo di uscita senza un buon motivo, può perdere fino a dodici settimane di indennità. Si opponga entro un mese.',
    dependsOn: 'se aveva un buon motivo per uscire',
  },
  'de.ask-job.discrimination': {
    says: 'Può chiedere un risarcimento, ma solo per iscritto entro due mesi. Tenga le prove e chiami la Antidiskriminierungsstelle.',
  },
  'de.ask-job.fixed-term': {
    says: 'Senza motivo al massimo due anni con tre proroghe. Per contestare la fine, vada in tribunale entro tre settimane dalla fine concordata.',
    dependsOn: 'il motivo e la durata del termine',
  },
  'de.ask-job.step-date': {
    says: 'Annoti il giorno in cui è arrivata ogni lettera. Per il tribunale ha tre settimane.',
  },
  'de.ask-job.step-union': {
    says: 'Chieda al sindacato, a un avvocato o allo sportello del tribunale del lavoro.',
  },
  'de.ask-job.right-paper': { says: 'Un licenziamento vale solo su carta con firma a mano.' },
  'de.ask-job.on-paper': {
    says: "Un licenziamento deve essere su carta e firmato a mano. Un'email, un messaggio o parole a voce non chiudono il lavoro.",
  },
  'de.ask-job.guide-register': {
    says: 'Quando il lavoro finirà, si iscriva come persona in cerca di lavoro entro tre giorni.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Non firmi nulla subito. Lo porti a casa e lo faccia controllare.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Chieda presto per iscritto lo stipendio aperto. In molti contratti il diritto cade dopo tre mesi.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Dopo sei mesi in una ditta con più di dieci posti un licenziamento richiede un motivo legale.',
  },
  'de.ask-job.guide-right-leave': { says: "Ha almeno quattro settimane di ferie pagate all'anno." },
  'de.ask-job.guide-right-sick': { says: 'Quando è malato il datore paga fino a sei settimane.' },
  'de.ask-job.guide-option-court': {
    title: 'Tribunale del lavoro entro tre settimane',
    says: 'Lo sportello scrive gratis la Sua causa.',
    cost: 'Nessuna tassa in anticipo.',
    time: 'Tre settimane dalla lettera.',
    risk: 'In primo grado paga il Suo avvocato.',
    bestFor: 'Dubita di un licenziamento.',
  },
  'de.ask-job.guide-warn': { says: 'I colloqui con il capo non fermano le tre settimane.' },
  'de.ask-job.overtime': {
    says: 'Gli straordinari ordinati o tollerati dal capo vanno pagati o resi come tempo. Annoti giorno, ore e chi sapeva. Li chieda presto.',
    dependsOn: 'il contratto e se il capo li ha ordinati o li conosceva',
  },
  'de.ask-job.minijob': {
    says: 'In un minijob ha gli stessi diritti: ferie pagate, malattia, salario minimo, preavviso e protezione dal licenziamento.',
  },
  'de.ask-job.probation': {
    says: 'Nella prova fino a sei mesi ogni parte può chiudere con due settimane di preavviso e senza motivo. Le donne incinte sono protette.',
  },
  'de.ask-job.stop-work': {
    says: 'Se manca molto, circa due mesi di paga, può sospendere il lavoro. Prima scriva che cosa manca, fissi un ultimo giorno e lo annunci. Non per una piccola somma o un breve ritardo. La paga resta dovuta. Prima chieda consiglio: fatto male può costare il posto.',
  },
  'de.ask-job.leave-at-end': {
    says: 'Se può, prenda i giorni rimasti durante il preavviso. I giorni che non può più prendere per la fine del lavoro vanno pagati. Non conta chi ha disdetto. Li chieda presto per iscritto, perché il contratto può fissare tre mesi.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Finché è malato di solito non deve andare a un colloquio in ditta. Serve un motivo urgente che non può aspettare, e la salute deve permetterlo. Possono chiedere due parole al telefono. Dica di no per iscritto con il certificato e non taccia.',
  },
  'de.ask-job.bullying': {
    says: 'Il datore deve proteggerla. Tenga un diario: giorno, parole, testimoni. Reclami per iscritto al datore, al Betriebsrat o all’ufficio AGG, che devono esaminare. Veda un medico. Non si dimetta in fretta: può perdere dodici settimane di disoccupazione. Un sindacato o un avvocato consiglia.',
  },
  'de.ask-job.leave-denied': {
    says: 'Le ferie concesse non si possono ritirare, e non deve tornare. Prima contano i Suoi desideri, salvo bisogno urgente della ditta o colleghi con più diritto sociale. Chieda il motivo per iscritto. Non parta mai senza un sì: lo faccia ordinare dal tribunale del lavoro.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Alla fine sì, ma di solito dopo un blocco fino a dodici settimane. Nessuno con motivo grave: malattia provata, mobbing, paga arretrata, cure o nuovo posto sicuro. Prima di dimettersi prenda un certificato o il consiglio dell’agenzia. Si iscriva tre mesi prima della fine, o entro tre giorni.',
    dependsOn: 'se ha un motivo grave',
  },
}
