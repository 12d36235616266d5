/** The Italian words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_IT: Words = {
  'ca.work.myth-contract': {
    says: 'Ha diritti sul lavoro anche senza contratto scritto. Paga minima, preavviso e paga per le ferie valgono lo stesso.',
  },
  'ca.work.want': {
    says: 'Una lettera così chiede spesso anche di firmare delle carte. Può prendersi tempo prima di firmare.',
  },
  'ca.work.reality': {
    says: 'Quasi sempre Le spettano preavviso o soldi. La prima offerta è spesso meno di quanto Le dà la legge.',
  },
  'ca.work.who': {
    says: 'Per quasi tutti i lavoratori vale la legge della provincia. Per banche, compagnie aeree, telefoni e treni vale la legge federale.',
  },
  'ca.work.rights': {
    says: 'Mantiene il diritto all’ultima paga, alla paga per le ferie e a un certificato di lavoro (record of employment). Può prendersi tempo prima di firmare.',
  },
  'ca.work.no-sign': {
    says: 'Non possono farla firmare sul posto. Non possono trattenere la paga che ha già guadagnato.',
  },
  'ca.work.know-common': {
    says: 'Fuori dal Québec i giudici possono dare molto più del preavviso minimo. Contano l’età, gli anni di lavoro e il tipo di lavoro.',
  },
  'ca.work.right-notice': {
    says: 'Ha diritto al preavviso o ai soldi al suo posto, dopo circa tre mesi di lavoro. Una colpa grave è un’eccezione.',
  },
  'ca.work.right-pay': {
    says: 'Ha diritto a tutta la paga guadagnata e alla paga per le ferie, qualunque sia il motivo per cui il lavoro è finito.',
  },
  'ca.work.right-roe': {
    says: 'Ha diritto a un certificato di lavoro (record of employment), per poter chiedere l’assicurazione di disoccupazione (employment insurance).',
  },
  'ca.work.right-discrimination': {
    says: 'Non possono licenziarla per sesso, razza, età, disabilità, religione, o perché aspetta un bambino.',
  },
  'ca.work.step-dont-sign': {
    says: 'Non firmi ancora una rinuncia (release). Dopo la firma quasi sempre non può chiedere di più.',
  },
  'ca.work.step-ei': {
    says: 'Chieda subito l’assicurazione di disoccupazione (employment insurance), anche senza il certificato di lavoro (record of employment). Se aspetta più di quattro settimane, può perdere soldi.',
  },
  'ca.work.step-keep': {
    says: 'Tenga la lettera, il contratto, le buste paga e i messaggi. Scriva che cosa è stato detto e quando.',
  },
  'ca.work.step-advice': {
    says: 'Chieda a un avvocato o a uno sportello legale (legal clinic) di leggere l’offerta. Molti avvocati fanno un primo colloquio gratis o per poco.',
  },
  'ca.work.opt-more': {
    says: 'Risponda per iscritto che Le serve tempo e che pensa di avere diritto a più preavviso.',
    title: 'Chiedere un’offerta migliore',
    cost: 'Gratis, o un avvocato per alcune ore.',
    time: 'Da giorni a settimane.',
    risk: 'Basso, se resta gentile e in tempo.',
    bestFor: 'Ha lavorato lì a lungo, o l’offerta sembra piccola.',
  },
  'ca.work.opt-standards': {
    says: 'L’ufficio del lavoro (employment standards office) della Sua provincia può ordinare gratis la paga non versata e i soldi del preavviso minimo.',
    title: 'Fare reclamo all’ufficio del lavoro',
    cost: 'Gratis.',
    time: 'Mesi.',
    risk: 'In Ontario può bloccare una causa per lo stesso preavviso.',
    bestFor: 'Non hanno pagato il minimo.',
  },
  'ca.work.opt-court': {
    says: 'Chieda in tribunale un preavviso giusto. Il tribunale per le piccole cause (small claims court) può bastare.',
    title: 'Fare causa per licenziamento ingiusto (wrongful dismissal)',
    cost: 'Tasse del tribunale, e forse un avvocato.',
    time: 'Quasi sempre entro due anni.',
    risk: 'Se perde, può dover pagare alcune spese.',
    bestFor: 'Le spetta molto più del minimo.',
  },
  'ca.work.insight-clause': {
    says: 'Una riga del contratto che dà meno del minimo di legge spesso non vale. Allora può spettarle il preavviso pieno (common law notice).',
    actionable: 'Mostri il contratto a un avvocato prima di firmare.',
  },
  'ca.work.warn-limits': {
    says: 'Alcuni termini sono brevi: 45 giorni in Québec, 90 giorni per i lavori federali. Annoti il giorno in cui il lavoro è finito.',
  },
  'ca.work.fed-unjust': {
    says: 'In un lavoro federale, con almeno 12 mesi di lavoro e senza sindacato, ha 90 giorni per un reclamo per licenziamento ingiusto (unjust dismissal).',
    action:
      'Presenti un reclamo per licenziamento ingiusto (unjust dismissal) al federal Labour Program',
    consequence: 'Perde questa via per riavere il lavoro o soldi.',
  },
  'ca.work.qc-124': {
    says: 'In Québec, dopo due anni di lavoro, ha 45 giorni per un reclamo per licenziamento senza una buona causa. Contiamo dalla lettera.',
    action: 'Presenti un reclamo alla CNESST',
    consequence: 'Perde il diritto a questo reclamo.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia ha sei mesi dall’ultimo giorno per un reclamo su paga o preavviso.',
    action: 'Presenti un reclamo all’Employment Standards Branch',
    consequence: 'Il Branch può rifiutare un reclamo tardivo.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta ha sei mesi dall’ultimo giorno per un reclamo su paga o preavviso.',
    action: 'Presenti un reclamo a Employment Standards',
    consequence: 'Un reclamo tardivo può essere rifiutato.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario ha due anni per chiedere la paga non versata o i soldi del preavviso.',
    action: 'Presenti una richiesta (claim) al Ministry of Labour',
    consequence: 'La richiesta arriva troppo tardi.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario riceve almeno una settimana di preavviso o di paga per ogni anno, da tre mesi di lavoro, fino a otto settimane.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario può avere anche una liquidazione (severance pay), se ha lavorato cinque anni o più e la società paga almeno $2,5 milioni di stipendi.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia riceve una settimana di paga dopo tre mesi, due dopo un anno, tre dopo tre anni, fino a otto.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta riceve una settimana di preavviso dopo 90 giorni, due dopo due anni, e fino a otto dopo dieci anni.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec riceve una settimana dopo tre mesi, due dopo un anno, quattro dopo cinque anni e otto dopo dieci.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec, dopo due anni, possono licenziarla solo per una causa buona e sufficiente. Il datore di lavoro deve provarla.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Il minimo di legge può non essere tutto ciò che Le spetta. I giudici guardano l’età, il lavoro, gli anni lì e il lavoro che potrebbe trovare.',
  },
  'ca.work.right-minimum-on': {
    says: 'Devono pagare il minimo di legge anche se non firma una rinuncia (release). A quel minimo non può rinunciare con una firma.',
  },
  'ca.work.right-human-on': {
    says: 'Non possono mandarla via per età, sesso, razza, fede, disabilità o famiglia. Ha un anno per andare allo Human Rights Tribunal.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba dopo 30 giorni di lavoro spetta un preavviso da una a otto settimane, o soldi al suo posto.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan dopo 13 settimane di lavoro spetta un preavviso da una a otto settimane, o soldi al suo posto.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia il preavviso spetta dopo tre mesi. Dopo dieci anni di servizio un licenziamento ha bisogno di una buona causa.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick spettano due settimane di preavviso dopo sei mesi, e quattro settimane dopo cinque anni.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia non possono licenziarla per disabilità, età, razza, sesso o famiglia. Ha un anno per fare reclamo.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta non possono licenziarla per disabilità, età, razza, sesso o famiglia. Ha un anno per fare reclamo.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec può anche chiedere un preavviso ragionevole secondo il Civil Code. Non può rinunciarvi in anticipo.',
  },
  'ca.work.fed-notice': {
    says: 'In un lavoro federale il preavviso è due settimane dopo tre mesi, tre settimane dopo tre anni, e una in più per ogni anno fino a otto. Dopo un anno si aggiunge la liquidazione (severance pay).',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario perde i soldi del preavviso solo per una colpa voluta (wilful misconduct) o una negligenza voluta. Lavorare male da solo non basta.',
  },
  'ca.work.right-proportion': {
    says: 'Un licenziamento per colpa (for cause) è l’ultimo passo. La colpa deve essere così grave che il lavoro non può continuare. Per meno, spetta un preavviso o una paga.',
  },
}
