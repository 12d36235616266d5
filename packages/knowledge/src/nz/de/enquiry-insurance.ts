/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'nz.ask.insurer': {
    says: 'Fragen Sie schriftlich nach den Gründen und beschweren Sie sich. Nach einem endgültigen Nein gehen Sie kostenlos zur Streitstelle (dispute scheme).',
  },
  'nz.ask.insurer-not-told': {
    says: 'Fragen Sie, welche Frage Sie falsch beantwortet haben sollen und warum es wichtig war. Alte kleine Strafen dürfen nach sieben Jahren ohne neue Strafe verschwiegen werden. Die kostenlose Stelle des Versicherers kann entscheiden.',
  },
}
