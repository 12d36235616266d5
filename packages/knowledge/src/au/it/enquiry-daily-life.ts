/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'au.ask.repossession': {
    says: 'Chieda subito a chi presta un aiuto per le difficoltà (hardship), e faccia reclamo gratis ad AFCA. Deve mandare un avviso e aspettare 30 giorni, e per entrare in casa Sua serve un permesso.',
  },
  'au.ask.home-loan': {
    says: 'Chiami l’ufficio per le difficoltà (hardship team) di chi presta e la linea di aiuto 1800 007 007. Deve mandare un avviso (default notice) con almeno 30 giorni. Un reclamo ad AFCA di solito lo ferma.',
  },
  'au.ask.data-breach': {
    says: 'Cambi le password, chieda agli uffici del credito un blocco (ban) gratis sulla Sua scheda, e chiami IDCARE al 1800 595 160. Chieda alla società che cosa è stato preso.',
  },
  'au.ask.photo': {
    says: 'Non subito. Chieda di chi è e come è fatta la somma. Una somma giusta è di solito il normale prezzo della licenza. Tolga la foto.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
  'au.ask.cut-off-now': {
    says: 'Chiami subito il fornitore. Chieda un piano a rate e aiuto per le difficoltà (hardship); allora il distacco deve fermarsi. Se non aiuta, chiami l’ombudsman dell’energia.',
  },
  'au.ask.toll': {
    says: 'Non sempre. Chieda alla società del pedaggio di togliere le sue spese e di farla pagare a rate. Se ha venduto l’auto o non guidava, lo dica con le prove.',
    dependsOn: 'chi aveva e guidava l’auto quel giorno',
  },
  'au.ask.rates': {
    says: 'Chieda al comune (council) un piano a rate e le sue regole per chi è in difficoltà (hardship policy) prima della scadenza. I pensionati di solito possono avere uno sconto.',
  },
  'au.ask.flight': {
    says: 'Dipende. Un volo va fornito con la dovuta cura e in un tempo ragionevole. Chieda alla compagnia un rimborso o un altro volo, e guardi le sue regole.',
    dependsOn: 'perché il volo è stato cancellato',
  },
  'au.ask.used-car': {
    says: 'L’auto di un rivenditore deve essere di qualità accettabile per età e prezzo. Chieda la riparazione, o i soldi se il difetto è grave. Alcuni stati aggiungono una garanzia. Un privato non può mentire sull’auto.',
  },
  'au.ask.strata-levy': {
    says: 'Dipende. Per le quote (levies) serve un voto dei proprietari. Chieda il verbale e i conti, e un piano a rate se non può pagare tutto insieme.',
    dependsOn: 'se i proprietari hanno votato per questo',
  },
  'au.ask.builder': {
    says: 'Scriva che cosa non va e dia una data per rimediare. Il lavoro va fatto con cura. Poi vada all’ufficio consumatori (fair trading) o al tribunale (tribunal) del Suo stato.',
  },
  'au.home.right-acts': {
    says: 'La legge sugli affitti del Suo stato fissa le regole su preavviso, motivi, riparazioni e affitto. Solo un tribunale (tribunal o court) può ordinarle di uscire.',
  },
  'au.judged.right-state-law': {
    says: 'In ogni stato può chiedere al tribunale di pagare a rate, o di annullare una sentenza fatta senza di Lei.',
  },
  'au.fine.right-acts': {
    says: 'In ogni stato può chiedere un riesame (review), un piano a rate, o un’udienza in tribunale al posto della multa.',
  },
  'au.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è guastato. Le merci devono durare un tempo giusto, anche dopo la garanzia. Per un difetto grave può scegliere i soldi o un prodotto nuovo.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Scriva a chi presta che non è Suo. Chieda a tutti gli uffici del credito un blocco (ban) gratis sulla Sua scheda, e chiami IDCARE al 1800 595 160. Se chi presta continua, faccia reclamo ad AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Reclami alla banca per iscritto. Di solito deve sopportare lei un pagamento che Lei non ha fatto, a meno che Lei abbia dato il Suo codice. Dopo 30 giorni, o dopo un no, vada gratis da AFCA.',
  },
  'au.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla banca lo storno (chargeback). Una ditta non può prendere soldi per ciò che non può fornire. Se è insolvente, mandi la richiesta al liquidatore (liquidator).',
  },
  'au.ask.benefit-refused': {
    says: 'Chieda a Centrelink un riesame formale (formal review) entro 13 settimane, così gli arretrati sono al sicuro. Se dice ancora no, vada gratis all’Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Chieda a Centrelink un riesame formale (review); entro 13 settimane conserva gli arretrati. Mandi nuove prove mediche sui 20 punti. Poi l’Administrative Review Tribunal è gratis.',
  },
  'au.ask.ndis': {
    says: 'Chieda alla NDIA un riesame interno entro tre mesi. Se non cambia, vada all’Administrative Review Tribunal entro 28 giorni. Sono gratis tutti e due.',
  },
  'au.ask.centrelink-debt': {
    says: 'Chieda il calcolo e un riesame. Il debito va cancellato se è nato solo da un loro errore e Lei è stato onesto. Conta anche una grave difficoltà.',
  },
  'au.ask.not-driving': {
    says: 'Indichi chi guidava nel modulo prima della scadenza, online o per posta. Se non sa chi guidava, scriva che cosa ha fatto per saperlo. Un nome falso è un reato.',
  },
  'au.ask.gym': {
    says: 'Disdica per iscritto e fermi l’addebito in banca. Una clausola che lega solo Lei, o un costo molto alto, può essere ingiusta e nulla. Alcuni stati danno un tempo per ripensarci.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Agisca entro 21 giorni: paghi, concordi un piano o chieda al giudice di annullarlo. La sentenza deve essere di 10.000 $ o più. Poi possono chiedere il Suo fallimento.',
  },
  'au.ask.wages-garnished': {
    says: 'Sì, con un ordine del giudice, ma ogni settimana deve restarLe una parte. Chieda subito le rate; nel New South Wales questo ferma l’ordine finché Lei paga.',
  },
  'au.ask.visa-refused': {
    says: 'Cerchi nella lettera l’ultimo giorno. In Australia di solito ha 28 giorni per l’Administrative Review Tribunal; non si allungano. Trovi ora un agente registrato o un avvocato.',
  },
  'au.ask.loan-hardship': {
    says: 'Dica oggi a chi presta che è in difficoltà; basta una telefonata. Deve rispondere entro 21 giorni, e se dice no decide AFCA gratis. Aiuta gratis anche l’1800 007 007.',
  },
  'au.ask.builder-qld': {
    says: 'Scriva al costruttore e gli dia tempo. Se non ripara, reclami alla Queensland Building and Construction Commission; può ordinare le riparazioni e pagare con la sua assicurazione.',
  },
  'au.ask.collector-family': {
    says: 'Non possono parlare del Suo debito ad altri. Possono chiedere dov’è, ma non dire perché. Scriva di smettere, poi reclami ad AFCA o al Privacy Commissioner.',
  },
  'au.ask.bad-service': {
    says: 'Il lavoro va fatto con cura e capacità. Scriva e dia tempo per rimediare gratis. Se il difetto è grave, può chiudere il contratto, pagare un altro e chiedere il costo al tribunale (tribunal).',
  },
  'au.ask.event-cancelled': {
    says: 'Se l’organizzatore annulla, di solito può riavere i soldi: il servizio non c’è stato. Lo chieda per iscritto, poi lo storno alla carta, o il fair trading del Suo stato.',
  },
  'au.ask.ato-bank': {
    says: 'L’ATO può mandare un pignoramento (garnishee notice) alla banca o al datore senza giudice. Chiami prima il 13 11 42 per un piano. Può chiedere per iscritto di togliere interessi e sanzioni.',
  },
  'au.ask.undercharged': {
    says: 'Di solito solo gli ultimi nove mesi, o quattro nel Victoria, se la colpa non era Sua. Devono farLa pagare nello stesso tempo, senza interessi. L’ombudsman dell’energia è gratis.',
  },
  'au.ask.ignore-claim': {
    says: 'Non lo ignori. Senza difesa in tempo, il giudice può ordinarLe di pagare senza sentirLa. Sono 28 giorni in New South Wales, Queensland e South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.health-insurer': {
    says: 'Il fondo può farLa aspettare 12 mesi per una malattia di prima, e il suo medico deve esaminarla. Chieda il motivo, poi vada gratis al Commonwealth Ombudsman.',
  },
  'au.ask.change-of-mind': {
    says: 'Se cambia idea, la legge non dà rimborsi; guardi il contratto o la regola del negozio. Alcuni acquisti d’auto hanno un giorno per ripensarci, secondo lo stato. Possono tenere solo una perdita giusta.',
  },
  'au.ask.sold-privately': {
    says: 'Di solito no. Le garanzie della legge sui consumatori non legano un privato. Lei deve qualcosa solo se ha detto il falso o se l’auto non era Sua.',
  },
  'au.ask.account-closed': {
    says: 'Una banca può chiudere un conto, di solito con un giusto preavviso, e deve darLe i soldi. Chieda il motivo per iscritto. Se è ingiusto, reclami alla banca, poi gratis ad AFCA.',
  },
}
