/** Redundancy and firms that are insolvent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_NL: Words = {
  'au.work.right-redundancy': {
    says: 'De vergoeding als de baan vervalt (redundancy pay) loopt van 4 weken na één jaar tot 16 weken na negen jaar, daarna 12. De meeste kleine bedrijven hoeven die niet te betalen.',
  },
  'au.work.insight-genuine': {
    says: 'Een baan is alleen echt vervallen (redundancy) als het werk er echt niet meer is en ze met u praatten zoals de cao (award) zegt.',
    actionable:
      'Doet nu iemand anders uw werk? Vraag naar een zaak over oneerlijk ontslag (unfair dismissal).',
  },
  'au.work.right-consult': {
    says: 'Een cao (award) laat de werkgever met u praten voordat een baan vervalt (redundancy). Doet hij dat niet? Dan is de reden misschien niet echt.',
  },
  'au.work.right-insolvent': {
    says: 'Kan het bedrijf niet meer betalen (insolvent)? Dan kan de overheid niet betaald loon, verlof, opzegtermijn en de vergoeding voor een vervallen baan (redundancy pay) betalen.',
  },
}
