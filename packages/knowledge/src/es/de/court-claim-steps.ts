/** Papers of a court that start a case: what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_DE: Words = {
  'es.claim.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie es bekamen. Markieren Sie den letzten Tag. Behalten Sie den Umschlag.',
  },
  'es.claim.step-real': {
    says: 'Prüfen Sie, ob es echt ist: Suchen Sie Gericht und Aktenzeichen (NIG). Rufen Sie das Gericht unter einer selbst gesuchten Nummer an.',
  },
  'es.claim.step-lawyer': {
    says: 'Bitten Sie heute um einen Anwalt: kostenlos bei der Anwaltskammer (Colegio de Abogados), oder Ihren eigenen.',
  },
  'es.claim.step-answer': {
    says: 'Schicken Sie vor dem letzten Tag eine schriftliche Antwort mit Gründen und Papieren.',
  },
  'es.claim.step-agree': {
    says: 'Schulden Sie es, rufen Sie deren Anwalt an und bieten Sie einen Plan an. Eine Einigung kann vor Gericht gebracht werden und den Fall beenden.',
  },
  'es.claim.step-old-debt': {
    says: 'Ist die Schuld älter als fünf Jahre, schreiben Sie in der Antwort, dass sie zu alt ist (prescripción). Der Richter sagt es nicht für Sie.',
  },
  'es.claim.step-copies': {
    says: 'Geben Sie Papiere im Gericht ab und lassen Sie eine Kopie stempeln, oder nutzen Sie das Onlinebüro (sede judicial electrónica).',
  },
}
