/** Notices of Colorado’s metropolitan districts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_NL: Words = {
  'us.metro-district.want': {
    says: 'Het district zegt dat een beding of bouwregel is overtreden. U moet het herstellen, anders kan een boete volgen.',
  },
  'us.metro-district.reality': {
    says: 'Een metropolitan district is een lokale overheid, geen club van eigenaren. Het mag alleen bedingen afdwingen die uw huis binden.',
  },
  'us.metro-district.right-hearing': {
    says: 'In Colorado heeft het district schriftelijke regels met een lijst van boetes nodig. U moet bericht krijgen en eerlijk gehoord kunnen worden.',
  },
  'us.metro-district.right-home': {
    says: 'Het mag uw huis niet laten verkopen (foreclose) om onbetaalde boetes of kosten. Vindt een rechter geen overtreding, dan mag het u zijn advocaat niet rekenen.',
  },
  'us.metro-district.step-right': {
    says: 'Herstel het vóór de datum en bewaar een foto met datum. Bent u het niet eens, vraag dan schriftelijk het beding, hun foto, de boeteregels en een hoorzitting.',
  },
  'us.metro-district.ask-fine': {
    says: 'In Colorado mag een metropolitan district u alleen beboeten volgens zijn schriftelijke regels en boetelijst, na bericht en de kans op een eerlijke hoorzitting. Vraag schriftelijk het beding, de regels, het bewijs en een hoorzitting. Herstel wat klopt en bewaar foto’s met datum. Het mag uw huis niet laten verkopen om boetes of kosten.',
    dependsOn: 'het beding, en of het district zijn eigen regels volgde',
  },
}
