/** Questions about work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Conservi contratto, buste paga, e-mail e messaggi. Scriva date e nomi.',
  },
  'fr.ask-work.step-advice': {
    says: 'Chieda a un sindacato, alle informazioni sul lavoro (0 806 000 126) o a uno sportello legale (point-justice, 3039). Tutti sono gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Cerchi il Suo contratto collettivo (convention collective). Spesso dà di più.',
  },
  'fr.ask-work.right-court': {
    says: 'Ha dodici mesi per contestare la fine di un lavoro davanti al tribunale del lavoro.',
  },
  'fr.ask-work.right-wages': {
    says: 'Ha tre anni per chiedere paghe non versate.',
  },
  'fr.ask-work.right-no-fine': {
    says: 'Un datore di lavoro non può multarla.',
  },
  'fr.ask-work.option-help': {
    title: 'Chiedere un consiglio di lavoro gratis',
    says: 'Chiami 0 806 000 126, un sindacato o uno sportello legale (point-justice, 3039).',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Ogni domanda sul lavoro.',
  },
  'fr.ask-work.option-court': {
    title: 'Andare al tribunale del lavoro',
    says: 'Il tribunale del lavoro (conseil de prud’hommes) decide su paga e fine dei rapporti.',
    cost: 'Può essere dovuto un contributo di 50 €; non con l’aiuto legale.',
    time: 'Mesi.',
    risk: 'Spese se perde.',
    bestFor: 'Ha scritto e non ha avuto una buona risposta.',
  },
  'fr.ask-work.know-fee': {
    says: 'Avviare una causa civile o di lavoro può costare un contributo di 50 €. Con l’aiuto legale (aide juridictionnelle) non lo paga.',
    learnMore: 'Se lo dimentica, il tribunale deve darle un mese per pagarlo.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Non firmi dimissioni o un accordo sotto pressione. Prima chieda.',
  },
  'fr.ask-work.right-meeting': {
    says: 'Nessun licenziamento senza prima un colloquio e una lettera con i motivi.',
  },
  'fr.ask-work.dismissed': {
    says: 'Serve un motivo vero e serio, prima un colloquio e una lettera con i motivi. Ha dodici mesi per andare al tribunale del lavoro.',
    dependsOn: 'il motivo e i passi fatti',
  },
  'fr.ask-work.time-limit': {
    says: 'Dodici mesi dalla lettera di licenziamento. Paghe: tre anni. Discriminazione e molestie: cinque anni.',
  },
  'fr.ask-work.meeting': {
    says: 'Ci vada, con un collega o un consulente gratuito (conseiller du salarié). Prima devono passare cinque giorni lavorativi. Prenda note e non firmi nulla.',
  },
  'fr.ask-work.notice-period': {
    says: 'Licenziamento: un mese da sei mesi di lavoro, due da due anni. Nessuno per colpa grave. Il contratto collettivo può dare di più.',
    dependsOn: 'quanto ha lavorato lì e perché finisce',
  },
  'fr.ask-work.dismissal-pay': {
    says: 'Da otto mesi: un quarto di un mese di paga per anno fino a dieci anni, poi un terzo. Nulla per colpa grave.',
    dependsOn: 'i Suoi anni di lavoro e la paga',
  },
  'fr.ask-work.unpaid-wages': {
    says: 'La chieda per raccomandata con una data. Poi vada al tribunale del lavoro, per la via rapida (référé). Ha tre anni.',
  },
  'fr.ask-work.minimum-wage': {
    says: 'Dal 1 giugno 2026 il salario minimo (Smic) è 12,31 € l’ora prima delle trattenute, 1.867,02 € al mese per 35 ore.',
  },
  'fr.ask-work.agreed-end': {
    says: 'Nessuno può costringerla. Dopo la firma ha 15 giorni per cambiare idea. Tiene il diritto al sussidio di disoccupazione e ha almeno la somma di legge.',
    dependsOn: 'se siete d’accordo tutti e due',
  },
  'fr.ask-work.resign': {
    says: 'Dopo le dimissioni di solito non c’è il sussidio di disoccupazione, ma alcuni motivi valgono. Chieda a France Travail prima di firmare.',
    dependsOn: 'il motivo',
  },
  'fr.ask-work.abandon': {
    says: 'Non smetta di andare al lavoro. Dopo una lettera formale e 15 giorni può valere come dimissioni, senza sussidio di disoccupazione.',
  },
  'fr.ask-work.sick': {
    says: 'Nessuno può licenziarla perché è malato. Un altro motivo vero, o una lunga assenza che disturba la ditta, può valere.',
    dependsOn: 'il vero motivo',
  },
  'fr.ask-work.trial': {
    says: 'Tutti e due possono chiuderla senza motivo, ma non per discriminare. Il preavviso va da 24 ore a un mese, secondo i giorni lavorati.',
    dependsOn: 'quanto tempo è stato lì',
  },
  'fr.ask-work.bullying': {
    says: 'Scriva ogni fatto e conservi prove. Lo dica per iscritto al datore, ai rappresentanti, al medico e all’ispettore del lavoro. Ha cinque anni per fare causa.',
  },
  'fr.ask-work.economic': {
    says: 'Il datore deve prima cercarle un altro posto. Ha 21 giorni per decidere sul CSP e dodici mesi per contestare.',
  },
  'fr.ask-work.warning': {
    says: 'Il datore ha due mesi da quando sa i fatti. Può rispondere per iscritto e chiedere al tribunale del lavoro di annullarlo.',
    dependsOn: 'i fatti e la loro data',
  },
  'fr.ask-work.fixed-term': {
    says: 'Finisce prima solo per accordo, colpa grave, inidoneità o un posto fisso. Alla fine ha di solito il 10 % della paga.',
    dependsOn: 'come finisce',
  },
  'fr.ask-work.final-account': {
    says: 'Firmare conferma solo la ricevuta. Ha sei mesi per contestare per raccomandata, e tre anni per le paghe se non ha firmato.',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'Un messaggio o una telefonata non basta. Servono prima un colloquio e poi una lettera con i motivi. Senza, può chiedere un risarcimento. Ha dodici mesi per andare al tribunale del lavoro (prud’hommes).',
  },
  'fr.ask-work.holiday-left': {
    says: 'Il datore Le deve il pagamento delle ferie rimaste, anche se si è dimesso. Arriva con l’ultima busta paga. Lo chieda per raccomandata. Ha tre anni.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Con un anno in azienda ne ha diritto fino ai tre anni del bambino, e il capo non può rifiutare. Lo chieda per raccomandata due mesi prima. Subito dopo la maternità basta un mese.',
  },
  'fr.ask-work.pregnant': {
    says: 'Una donna incinta è protetta fino a dieci settimane dopo la maternità. Solo una colpa grave o un motivo estraneo può chiudere il rapporto, e mai durante il congedo. Mandi il certificato entro 15 giorni dal licenziamento: è allora nullo.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Verifichi che il certificato medico e l’attestazione di paga del datore siano arrivati alla CPAM: senza, non si paga nulla. Scriva su ameli.fr. Contro un rifiuto ha due mesi per la commissione (CRA). Se ha bisogno, chieda al servizio sociale della CPAM.',
  },
  'fr.ask-work.temp-agency': {
    says: 'L’agenzia deve offrirLe un lavoro simile entro tre giorni lavorativi. Altrimenti Le deve la paga fino al termine previsto, salvo colpa grave o forza maggiore. Lo chieda per iscritto, poi vada al tribunale del lavoro.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'quando Glielo hanno detto',
    says: 'Il capo fissa le date, dopo aver sentito il personale e guardando alle famiglie. Deve saperle un mese prima. Poi le cambia solo per un motivo grave. Ogni anno deve poter prendere almeno dodici giorni di fila.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'quanto è grande il cambio',
    says: 'Piccoli cambi nella giornata li decide il capo, con un preavviso leale. Paga, durata o passaggio dal giorno alla notte richiedono il Suo sì. A tempo parziale servono di solito sette giorni lavorativi. Risponda per iscritto.',
  },
  'fr.ask-work.overtime': {
    says: 'Scriva le Sue ore giorno per giorno. Davanti al giudice mostri ore abbastanza precise; poi il datore deve mostrare le sue. Le prime otto a settimana valgono il 25 % in più, poi il 50 %, salvo un accordo più basso (almeno il 10 %). Può chiedere tre anni.',
  },
  'fr.ask-work.unfit': {
    says: 'Il datore deve prima cercare un lavoro che il medico del lavoro permette. Un mese dopo il parere, senza nuovo posto né licenziamento, deve tornare a pagare il salario. Ha 15 giorni per contestare il parere al tribunale del lavoro (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Veda il medico: può metterLa in malattia. Chieda una visita al medico del lavoro e scriva al datore che cosa Le fa male: deve proteggere la Sua salute. Conservi le prove. La CPAM può riconoscerlo come malattia professionale, ma solo nei casi gravi.',
  },
  'fr.ask-work.work-illness': {
    says: 'Ha due mesi per contestare per iscritto: alla commissione (CRA), o a quella medica (CMRA) per un motivo medico. Chieda prima il fascicolo. Se la malattia non è in nessuna tabella, deve esaminarla un comitato di medici (CRRMP). Poi viene il tribunale sociale, gratis.',
  },
}
