/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_DE: Words = {
  'gb.home.want-notice': {
    says: 'Bleiben Sie, können sie ein Gericht entscheiden lassen.',
  },
  'gb.home.reality': {
    says: 'Ein Brief oder eine Kündigung (notice) beendet Ihr Wohnen nicht. Nur ein Gericht kann die meisten Mieter hinaus anordnen, und nur Beamte des Gerichts dürfen es durchführen.',
  },
  'gb.home.reality-scotland': {
    says: 'Eine Kündigung (notice) beendet Ihr Wohnen nicht. Bei den meisten privaten Mieten braucht der Vermieter eine Anordnung des First-tier Tribunal. Es fragt, ob das fair ist.',
  },
  'gb.home.reality-ni': {
    says: 'Eine Kündigung (notice) allein beendet Ihr Wohnen nicht. Der Vermieter braucht eine Gerichtsanordnung.',
  },
  'gb.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Gericht anders entscheidet. Sie können es bestreiten, um Zeit bitten und einen kostenlosen Anwalt bekommen.',
  },
  'gb.home.rights-scotland': {
    says: 'Sie dürfen bleiben, bis das Tribunal anordnet. Sie können ihm Ihre Seite sagen. Die Räumung (eviction) muss angemessen sein.',
  },
  'gb.home.who': {
    says: 'Ihr Vermieter oder Makler ist eine private Person oder Firma. Er darf keine Schlösser tauschen, den Strom nicht sperren und Ihre Sachen nicht hinausstellen.',
  },
  'gb.home.not-yet': {
    says: 'Jetzt können sie Sie nicht hinaussetzen. Zuerst braucht es eine gültige Kündigung (notice), eine Klage, eine Anordnung und einen Termin mit Gerichtsvollziehern (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Bekommen Sie einen Brief über den Verlust der Wohnung, gibt es einen kostenlosen Anwalt (legal aid), egal was Sie verdienen.',
    learnMore:
      'Suchen Sie auf der Seite der legal aid nach dem Housing Loss Prevention Advice Service.',
  },
}
