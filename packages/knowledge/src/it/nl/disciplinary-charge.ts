/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_WORDS: Words = {
  'it.work.want-charge': {
    says: 'Deze brief verwijt u een fout en vraagt uw kant. Het is nog geen ontslag.',
  },
  'it.work.deadline-reply': {
    says: 'U hebt minstens vijf dagen vanaf de dag dat u het verwijt kreeg om uw kant te geven. Uw cao (CCNL) kan meer geven.',
    action: 'Uw antwoord (giustificazioni) sturen, of vragen gehoord te worden',
    consequence: 'De werkgever kan zonder uw kant beslissen.',
  },
  'it.work.right-hear': {
    says: 'U mag met iemand van de vakbond gehoord worden, en er mag geen straf komen voordat vijf dagen om zijn.',
  },
  'it.work.step-answer': {
    says: 'Schrijf uw kant rustig binnen vijf dagen, of vraag gehoord te worden. Een vakbond kan helpen.',
  },
  'it.work.option-defend': {
    says: 'Beantwoord het verwijt schriftelijk of vraag met een vakbond gehoord te worden.',
    title: 'Uw kant geven',
    cost: 'Niets.',
    time: 'Vijf dagen.',
    risk: 'Wat u schrijft, kan later gebruikt worden.',
    bestFor: 'U kreeg een verwijt, nog geen ontslag.',
  },
  'it.work.insight-late-charge': {
    says: 'Een verwijt moet snel na het feit komen en precies zijn.',
    actionable: 'Schrijf op wanneer de werkgever het wist.',
  },
  'it.work.insight-absence': {
    says: 'Zonder reden langer wegblijven dan de dagen van de cao (vaak meer dan 15) kan tellen als ontslag nemen. Dan is er geen NASpI.',
    actionable: 'Schrijf meteen waarom u er niet was.',
  },
  'it.work.right-charge-fits': {
    says: 'Een straf moet passen bij de fout. Een boete is hoogstens vier uur loon, een schorsing tien dagen. U kunt haar binnen 20 dagen aanvechten.',
  },
}
