/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'nz.debt.want': { says: 'Questa lettera fa solo una richiesta. Da sola non può farla pagare.' },
  'nz.debt.reality': {
    says: 'È una lettera di una società, non di un tribunale. Per questa lettera nessuno può prendere la Sua paga o le Sue cose.',
  },
  'nz.debt.who': {
    says: 'Una società di recupero crediti (debt collector) lavora per la società a cui doveva i soldi, o ha comprato il debito. Non ha i poteri di un tribunale, di un ufficiale del tribunale (bailiff) o della polizia.',
  },
  'nz.debt.rights': {
    says: 'Può chiedere prove, contestare il debito, chiedere aiuto per difficoltà (hardship) e offrire quanto può permettersi. Nessuno può minacciarla.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Non possono ancora prendere soldi dalla Sua paga o dal Suo sussidio. Prima serve loro una sentenza e poi un ordine di pignoramento (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Non possono prendere le Sue cose. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine del tribunale. Chi presta può prendere un’auto che garantisce il suo prestito.',
  },
  'nz.debt.know-old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento, o un foglio firmato che dice che lo deve, fa ripartire il tempo.',
    learnMore:
      'Trovi la data in cui ha pagato o scritto l’ultima volta. Lo faccia prima di pagare o firmare qualcosa.',
  },
  'nz.debt.know-mentor': {
    says: 'Un consulente finanziario (financial mentor) può parlare con la società per Lei, gratis. La società può trattare con lui invece che con Lei.',
  },
  'nz.debt.org-scheme': {
    says: 'Chi presta deve far parte di un servizio gratuito per i reclami (dispute scheme). Cerchi il suo nome nella lettera o nel Financial Service Providers Register.',
  },
  'nz.debt.right-proof': {
    says: 'Può chiedere prove: il contratto, gli estratti e come è fatta la somma.',
  },
  'nz.debt.right-disclosure': {
    says: 'Prima che una società di recupero inizi per un prestito al consumo, devono dirle chi è, quanto deve e come è fatta la somma.',
  },
  'nz.debt.right-no-harass': {
    says: 'Ha il diritto di non essere tormentato, costretto o ingannato.',
  },
  'nz.debt.right-hardship': {
    says: 'Per un prestito, se La colpisce una malattia, la perdita del lavoro o una separazione, può chiedere per iscritto di cambiare i pagamenti.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Chi presta deve rispondere a questa richiesta (hardship request) entro 20 giorni lavorativi e dare i motivi se dice no.',
  },
  'nz.debt.right-scheme': {
    says: 'Se chi presta non risolve il Suo reclamo, il suo servizio per i reclami (dispute scheme) lo esamina gratis.',
  },
  'nz.debt.right-private': {
    says: 'Non dovrebbero parlare del debito con il Suo capo, la famiglia o i vicini. Può chiedere che cosa tengono su di Lei.',
  },
  'nz.debt.step-check': {
    says: 'Controlli che il debito sia Suo. Guardi il nome, la somma, le date e a chi lo doveva all’inizio.',
  },
  'nz.debt.step-age': {
    says: 'Scopra quando ha pagato l’ultima volta. Se sono quasi sei anni o di più, non paghi e non firmi ancora nulla.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Chiami MoneyTalks allo 0800 345 123. È gratis e sono dalla Sua parte.',
  },
  'nz.debt.step-write': {
    says: 'Risponda per iscritto. Chieda prove del debito, o chieda aiuto per difficoltà (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Se lo deve, faccia un bilancio e offra una somma che può mantenere. Si faccia scrivere l’accordo.',
  },
  'nz.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per iscritto e dica perché. Allora non dovrebbero segnalarlo come mancato pagamento (default) mentre è contestato.',
  },
  'nz.debt.opt-proof': {
    says: 'Chieda il contratto e gli estratti. Non paghi nulla finché non li ha visti.',
    title: 'Chiedere prove',
    cost: 'Gratis.',
    time: 'Una lettera. Poi alcune settimane.',
    risk: 'Basso. Possono ancora farle causa, quindi faccia attenzione a carte del tribunale.',
    bestFor: 'Non è sicuro che sia Suo, o la somma sembra sbagliata.',
  },
  'nz.debt.opt-hardship': {
    says: 'Chieda per iscritto a chi presta pagamenti più lunghi, più piccoli o più tardi. Dica che cosa è successo.',
    title: 'Chiedere aiuto per difficoltà',
    cost: 'Gratis.',
    time: '20 giorni lavorativi per una risposta.',
    risk: 'Basso. Chieda presto, perché un lungo ritardo può impedirlo.',
    bestFor: 'Ha perso il lavoro, è stato malato o la famiglia si è divisa.',
  },
  'nz.debt.opt-plan': {
    says: 'Offra una somma ogni settimana o ogni due settimane. Se lo faccia scrivere prima di pagare.',
    title: 'Offrire un piano di pagamento',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Un pagamento può far ripartire il termine.',
    bestFor: 'Lo deve, e non è troppo vecchio.',
  },
  'nz.debt.opt-scheme': {
    says: 'Faccia un reclamo prima a chi presta, poi al suo servizio per i reclami.',
    title: 'Andare al servizio per i reclami (dispute scheme)',
    cost: 'Gratis.',
    time: 'Da settimane a mesi.',
    risk: 'Basso.',
    bestFor: 'La tormentano, o Le hanno prestato quello che non poteva permettersi.',
  },
  'nz.debt.opt-insolvency': {
    says: 'Un piano di rimborso (debt repayment order), una procedura senza beni (no asset procedure) o un fallimento (bankruptcy) può chiudere i debiti.',
    title: 'Chiedere delle vie per chi non può pagare',
    cost: 'Quasi tutte le domande sono gratis.',
    time: 'Settimane.',
    risk: 'È scritto in un registro pubblico.',
    bestFor: 'Deve molto più di quanto può pagare.',
  },
  'nz.debt.insight-restart': {
    says: 'Anche un piccolo pagamento o un foglio firmato può far ripartire i sei anni.',
    actionable: 'Controlli l’età del debito prima di pagare qualcosa.',
  },
  'nz.debt.insight-lending': {
    says: 'Chi presta doveva controllare che Lei potesse permettersi il prestito. Se non l’ha fatto, può forse riavere spese e interessi.',
    actionable:
      'Chieda le carte di quel controllo e le mostri a un consulente finanziario (financial mentor).',
  },
  'nz.debt.tactic-writing': {
    says: 'Tenga tutto per iscritto. Chieda di usare solo e-mail o lettere.',
    risk: 'Le lettere sono più lente delle chiamate.',
    notWhen: 'È vicina una data in tribunale.',
  },
  'nz.debt.warn-court': {
    says: 'Se arrivano carte del tribunale, non le metta da parte. Se non risponde in tempo, possono vincere senza di Lei.',
  },
  'nz.debt.myth-prison': {
    says: 'Non può andare in prigione per non aver pagato una carta, un prestito o una bolletta.',
  },
  'nz.debt.myth-things': {
    says: 'Una società di recupero crediti non può prendere le Sue cose. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine del tribunale.',
  },
  'nz.debt.element-creditor': {
    says: 'Dovrebbero dire a chi deve i soldi.',
    name: 'A chi deve',
    ifMissing: 'La lettera non dice a chi deve i soldi. Chieda prima di pagare.',
  },
  'nz.debt.element-sum': {
    says: 'Dovrebbero dirle quanto chiedono.',
    name: 'Quanto',
    ifMissing: 'La lettera non dà una somma chiara. Chieda un conto completo.',
  },
  'nz.debt.right-fee': {
    says: 'Possono aggiungere una spesa solo se il Suo contratto lo permette. Non possono ingannarla su questo, e un tribunale può cancellare una clausola ingiusta.',
  },
  'nz.debt.right-loan-fees': {
    says: 'Le spese di chi presta per un ritardo non possono essere eccessive. Chieda come è stata calcolata ciascuna.',
  },
  'nz.debt.right-no-asset': {
    says: 'Se deve da 1.000 a 50.000 $ e non possiede quasi nulla, una procedura senza beni (no asset procedure) può chiudere quasi tutti i debiti dopo un anno. Può usarla una volta sola.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un piano di rimborso (debt repayment order) Le dà fino a tre anni per pagare a parti debiti fino a 50.000 $. In quel tempo nessuno può farle causa per essi.',
  },
  'nz.debt.right-bad-work': {
    says: 'Se il lavoro era fatto male o non finito, lo dica per iscritto con foto. Può chiedere di sistemarlo, o di toglierlo dal prezzo.',
  },
  'nz.debt.right-tribunal': {
    says: 'Se lo contesta, il Disputes Tribunal può decidere fino a 60.000 $. Gli avvocati non partecipano, e di solito non paga costi.',
  },
  'nz.debt.right-phone': {
    says: 'Se contesta una bolletta di telefono o internet, Telecommunications Dispute Resolution la esamina gratis. Il servizio va dato con cura; se no, chieda un accredito.',
  },
  'nz.debt.right-sold': {
    says: 'Il Suo debito è stato venduto. Chieda l’avviso scritto, il contratto e il calcolo. Quello che poteva dire al primo creditore vale ancora.',
  },
}
