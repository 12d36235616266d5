/** Letters that say personal data was lost, and questions about one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_DE: Words = {
  'gb.breach.wants': {
    says: 'Man teilt Ihnen mit, dass andere Ihre Daten gesehen haben können. Sie schulden nichts. Schützen Sie sich.',
  },
  'gb.breach.right-told': {
    says: 'Bei hohem Risiko muss man Sie sofort informieren: was geschehen ist, was folgen kann und wen Sie fragen können.',
  },
  'gb.breach.right-complain': {
    says: "Beschweren Sie sich zuerst dort. Danach können Sie sich kostenlos an die Datenschutzbehörde (Information Commissioner's Office) wenden.",
  },
  'gb.breach.right-damages': {
    says: 'Sie können Geld für Schaden oder echte seelische Belastung verlangen. Zahlt man nicht, entscheidet ein Gericht.',
  },
  'gb.breach.step': {
    says: 'Ändern Sie Ihre Passwörter und informieren Sie Ihre Bank. Prüfen Sie Ihre Kreditauskunft. Trauen Sie keinen Anrufen oder Links zu dem Vorfall.',
  },
  'gb.breach.answer': {
    says: "Ändern Sie Ihre Passwörter und informieren Sie Ihre Bank. Beschweren Sie sich bei der Firma, dann kostenlos beim Information Commissioner's Office. Für Schaden oder echte Belastung können Sie Geld verlangen.",
  },
}
