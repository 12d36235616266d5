/** Aiuto pagato in più: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_IT: Words = {
  'gb.benefit.hb-step': {
    says: 'Se una parte è sbagliata, scriva al comune (council) entro un mese dalla data della lettera. Chieda un nuovo esame, o faccia subito ricorso al tribunale (tribunal).',
  },
  'gb.benefit.hb-right': {
    says: 'L’errore era del comune (council) o del DWP, e Lei non poteva sapere di ricevere troppo? Allora non possono chiederlo indietro.',
  },
  'gb.benefit.want': {
    says: 'Dicono che Lei ha ricevuto troppo e lo vogliono indietro: dagli aiuti, dallo stipendio o con pagamenti.',
  },
  'gb.benefit.rights-summary': {
    says: 'Può chiedere un nuovo esame, vedere come l’hanno calcolato, e chiedere di restituire meno al mese.',
  },
  'gb.benefit.reality': {
    says: 'Una lettera di somme pagate in più (overpayment) non vuol dire che Lei ha sbagliato. Le somme sono spesso errate, e può contestarle gratis.',
  },
  'gb.benefit.who': {
    says: 'Viene da un ufficio pubblico. Può prendere soldi da aiuti o stipendio senza un tribunale, quindi risponda.',
  },
  'gb.benefit.know': {
    says: 'Per Universal Credit possono chiederlo indietro anche se l’errore era loro. Per gli aiuti più vecchi spesso non possono.',
    learnMore:
      'Se l’errore era loro, chieda di rinunciare (waive), e dica quale danno farebbe restituirlo.',
  },
  'gb.benefit.one-month': {
    says: 'Ha un mese dalla data della decisione per chiedere un nuovo esame.',
    action: 'Chiedere di riesaminare la decisione',
    consequence: 'Dopo serve un buon motivo per il ritardo.',
  },
  'gb.benefit.step-working': {
    says: 'Chieda come l’hanno calcolato: quale aiuto, quali date, quali fatti. Confronti con ciò che ha detto loro e quando.',
  },
  'gb.benefit.step-review': {
    says: 'Se una parte è sbagliata, chieda un nuovo esame (mandatory reconsideration) entro un mese dalla data della decisione.',
  },
  'gb.benefit.step-rate': {
    says: 'Se non può permettersi ciò che prendono, chiami e chieda una rata più bassa. Mandi un bilancio.',
  },
  'gb.benefit.step-advice': {
    says: 'Si faccia aiutare da un consulente sugli aiuti (welfare rights adviser). È gratis, e conosce bene queste regole.',
  },
  'gb.benefit.step-appeal': {
    says: 'Se dicono no, può fare ricorso a un tribunale gratuito (tribunal) entro un mese dalla risposta.',
  },
  'gb.benefit.warn-no-court': {
    says: 'Non hanno bisogno di un tribunale per prenderlo da aiuti o stipendio. Non ne aspetti uno.',
  },
  'gb.benefit.warn-fraud': {
    says: 'La lettera parla di frode o di un interrogatorio (interview under caution). Chieda consiglio legale prima di dire qualcosa.',
  },
  'gb.benefit.insight-own-mistake': {
    says: 'Se ha segnalato un cambiamento e loro hanno tardato, lo dica. Può contare molto.',
    actionable: 'Cerchi SMS, note del diario, lettere e telefonate con le date.',
  },
  'gb.benefit.insight-collector': {
    says: 'Ora ne scrive una società di recupero. Non ha più potere di una lettera, ma l’ufficio dietro sì.',
    actionable: 'Tratti con l’ufficio stesso, e chieda una rata che può permettersi.',
  },
  'gb.benefit.hb-underlying': {
    says: "Il comune deve togliere l'aiuto per la casa (Housing Benefit) che le spettava comunque per quella casa. Mandi il reddito di quelle settimane e lo chieda.",
  },
}
