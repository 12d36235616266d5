/** The Italian words of the Netherlands: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'nl.rise.want': {
    says: 'Il padrone di casa propone un affitto più alto. Deve dire l’affitto vecchio e nuovo e il giorno d’inizio.',
  },
  'nl.rise.want-check': {
    says: 'Controlli se l’aumento è permesso prima di pagare di più o firmare.',
  },
  'nl.rise.reality': {
    says: 'Può opporsi. In ogni settore l’aumento ha un massimo, e la commissione affitti (Huurcommissie) lo controlla.',
  },
  'nl.rise.rights-summary': {
    says: 'Può opporsi prima che parta il nuovo affitto, pagare il vecchio finché si decide, e chiedere il conto dei punti.',
  },
  'nl.rise.not-yet': {
    says: 'Nelle case regolate un aumento non parte prima di due mesi dall’arrivo della lettera.',
  },
  'nl.rise.right-object': {
    says: 'Per affitto sociale e medio, si opponga prima del giorno del nuovo affitto. Allora il padrone di casa deve chiedere alla commissione affitti (Huurcommissie), e Lei paga il vecchio affitto.',
  },
  'nl.rise.right-late': {
    says: 'Ha pagato l’affitto più alto? Allora di solito ha accettato. Se i punti della casa danno un tetto più basso, può ancora chiedere una riduzione al padrone, poi alla Huurcommissie.',
  },
  'nl.rise.right-cap': {
    says: 'Nel 2026 il massimo è 4,4% nel settore libero, 6,1% per l’affitto medio e 4,1% per quello sociale dal 1 luglio.',
  },
  'nl.rise.right-defects': {
    says: 'Con difetti gravi che ha segnalato, l’affitto non può salire finché non sono riparati. Chieda alla commissione affitti (Huurcommissie).',
  },
  'nl.rise.step-late': {
    says: 'Il giorno per opporsi sembra passato. Paga ancora il vecchio affitto? In una casa regolata deve prima arrivare una raccomandata. Poi può chiedere alla Huurcommissie fino a quattro mesi dopo l’aumento.',
  },
  'nl.rise.step-check': {
    says: 'Usi il controllo della commissione affitti (Huurcommissie): conti i punti e guardi la percentuale.',
  },
  'nl.rise.step-form': {
    says: 'Mandi in tempo il modulo di opposizione al padrone di casa, e tenga la prova.',
  },
  'nl.rise.option-object': {
    title: 'Opporsi all’aumento',
    says: 'Compili il modulo della commissione affitti (Huurcommissie) e lo mandi al padrone di casa.',
    cost: 'Gratis',
    time: 'Prima del giorno in cui parte il nuovo affitto',
    risk: 'Se perde, paga l’aumento da quel giorno.',
    bestFor: 'L’aumento supera il massimo o la lettera ha errori.',
  },
  'nl.rise.option-accept': {
    title: 'Accettarlo',
    says: 'Se è giusto, paghi il nuovo affitto dal giorno indicato. Chieda se può avere il sussidio per l’affitto (huurtoeslag).',
    cost: 'L’affitto più alto',
    time: 'Dal giorno della lettera',
    risk: 'Nessuno se è giusto.',
    bestFor: 'L’ha controllato ed è giusto.',
  },
  'nl.rise.right-points': {
    says: 'Conti i punti della casa. Con pochi punti l’affitto ha un tetto, qualunque cosa dica il contratto. La Huurcommissie può abbassarlo.',
  },
}
