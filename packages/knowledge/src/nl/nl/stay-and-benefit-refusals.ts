/** Borg en afwijzingen: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_AND_BENEFIT_REFUSALS_NL: Words = {
  'nl.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd is kort en loopt vanaf de brief.',
  },
  'nl.stay.step-first': {
    says: 'Schrijf op wanneer u de brief kreeg, bewaar de envelop en laat vandaag alles aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'nl.refusal.want': {
    says: 'Een instantie zegt dat u geen uitkering krijgt, dat die stopt of dat u minder krijgt.',
  },
  'nl.refusal.reality': {
    says: 'Een instantie heeft tegen u beslist. Veel van die besluiten veranderen als mensen met bewijs bezwaar maken.',
  },
  'nl.refusal.step-late': {
    says: 'Maak toch vandaag bezwaar: schrijf waarom het te laat is, met bewijs, en vraag uw dossier. Is er iets veranderd, vraag dan ook opnieuw aan.',
  },
  'nl.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel bewijs en schrijf voor de laatste dag. Bewijs mag later volgen.',
  },
  'nl.refusal.right-object': {
    says: 'U kunt binnen zes weken gratis bezwaar maken en uw verhaal doen. Is het dringend, dan kan een rechter snel iets regelen.',
  },
  'nl.refusal.ww-want': {
    says: 'Een instantie zegt dat u geen uitkering krijgt, dat die stopt of dat u minder krijgt.',
  },
  'nl.refusal.ww-reality': {
    says: 'Een instantie heeft tegen u beslist. Veel van die besluiten veranderen als mensen met bewijs bezwaar maken.',
  },
  'nl.refusal.ww-step-late': {
    says: 'Maak toch vandaag bezwaar: schrijf waarom het te laat is, met bewijs, en vraag uw dossier. Is er iets veranderd, vraag dan ook opnieuw aan.',
  },
  'nl.refusal.ww-step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel bewijs en schrijf voor de laatste dag. Bewijs mag later volgen.',
  },
  'nl.refusal.ww-right': {
    says: 'UWV moet laten zien dat u het werk door eigen schuld kwijt bent (verwijtbaar). U kunt binnen zes weken gratis bezwaar maken. Zeg waarom u weg moest.',
  },
  'nl.refusal.ww-deadline': {
    says: 'U hebt zes weken om bezwaar te maken bij UWV.',
    action: 'Bezwaar maken bij UWV',
    consequence: 'Het besluit blijft.',
  },
  'nl.refusal.deadline': {
    says: 'U hebt zes weken om bezwaar te maken.',
    action: 'Bezwaar maken',
    consequence: 'Het besluit blijft.',
  },
  'nl.refusal.right-assistance': {
    says: 'U kunt meteen opnieuw aanvragen, met bewijs van waar u woont en wat u hebt. Is er nog geen besluit en gaf u alle papieren? Dan moet de gemeente binnen vier weken een voorschot betalen.',
  },
  'nl.refusal.right-care': {
    says: 'De gemeente moet kijken wat u en uw huisgenoten echt kunnen, en dan passende hulp geven. Vraag het verslag van het onderzoek.',
  },
  'nl.refusal.right-urgent': {
    says: 'Geen geld om van te leven, of geen hulp die u nodig hebt? Maak bezwaar en vraag de rechter tegelijk om een voorlopige voorziening.',
  },
}
