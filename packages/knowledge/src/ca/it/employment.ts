/** Letters that end a job: what they mean, pay, releases and discrimination: the words in Italian. */
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
  'ca.work.right-human-on': {
    says: 'Non possono mandarla via per età, sesso, razza, fede, disabilità o famiglia. Ha un anno per andare allo Human Rights Tribunal.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia non possono licenziarla per disabilità, età, razza, sesso o famiglia. Ha un anno per fare reclamo.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta non possono licenziarla per disabilità, età, razza, sesso o famiglia. Ha un anno per fare reclamo.',
  },
}
