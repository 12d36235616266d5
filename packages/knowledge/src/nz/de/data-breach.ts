/** The German words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_DE: Words = {
  'nz.breach.want': {
    says: 'Eine Organisation teilt Ihnen mit, dass andere Ihre Daten gesehen haben können. Sie schulden nichts, aber schützen Sie sich.',
  },
  'nz.breach.reality': {
    says: 'Nicht jede Datenpanne führt zu Missbrauch. Eine Kreditsperre (credit freeze) stoppt die meisten neuen Kredite auf Ihren Namen.',
  },
  'nz.breach.right-told': {
    says: 'Man muss Ihnen bald von einer Panne berichten, die ernsten Schaden bringen kann, und sagen, was Sie tun können.',
  },
  'nz.breach.right-freeze': {
    says: 'Sie können alle Auskunfteien um eine kostenlose Sperre (suppression) Ihrer Kreditakte bitten.',
  },
  'nz.breach.right-complain': {
    says: 'Sie können sich kostenlos beim Privacy Commissioner beschweren. Ein Tribunal kann Schadensersatz zusprechen.',
  },
  'nz.breach.step': {
    says: 'Ändern Sie Ihre Passwörter, sagen Sie es Ihrer Bank und rufen Sie IDCARE unter 0800 121 068 an.',
  },
  'nz.breach.option': {
    says: 'Sperren Sie Ihre Kreditakte und fragen Sie die Organisation, was sie für Sie tun wird.',
    title: 'Ihren Namen schützen',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Heben Sie die Sperre auf, bevor Sie einen Kredit wollen.',
    bestFor: 'Alle, die so einen Brief bekommen.',
  },
}
