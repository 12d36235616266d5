/** Questions about papers from a court, one's own claim and a free lawyer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_DE: Words = {
  'nl.ask.summons': {
    says: 'Antworten Sie schriftlich oder persönlich, spätestens am Gerichtstag. Für den Richter (kantonrechter) brauchen Sie keinen Anwalt. Sie können um mehr Zeit bitten. Bleiben Sie still, gibt das Gericht der Gegenseite meist recht.',
  },
  'nl.ask.free-lawyer': {
    says: 'Rufen Sie zuerst das Juridisch Loket an: Es ist kostenlos. Mit kleinem Einkommen und wenig Erspartem bekommen Sie einen Anwalt für einen kleinen Eigenanteil (toevoeging). Der Anwalt beantragt es.',
  },
  'nl.ask.claim-yourself': {
    says: 'Schreiben Sie eine Mahnung mit letztem Tag. Bis 25.000 € gehen Sie zum kantonrechter, ohne Anwalt. Ein Gerichtsvollzieher stellt die Ladung (dagvaarding) zu, und Sie zahlen Gerichtskosten. Gewinnen Sie, erstattet die andere Seite das meiste.',
  },
  'nl.ask.default-judgment': {
    says: 'Sie können Einspruch (verzet) einlegen, meist binnen vier Wochen, nachdem Ihnen das Urteil übergeben wurde oder Sie danach handelten. Er beginnt mit einer Ladung durch den Gerichtsvollzieher. Rufen Sie heute Anwalt oder Juridisch Loket an. Ein Gericht kann die Vollstreckung solange stoppen.',
  },
}
