/** The personal grievance: its 90 days, mediation and the Authority: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_NL: Words = {
  'nz.work.right-grievance': {
    says: 'U kunt binnen 90 dagen een persoonlijke klacht (personal grievance) indienen. Zeg de werkgever wat er gebeurd is en wat u wilt.',
  },
  'nz.work.right-harassment': {
    says: 'Bij seksuele intimidatie hebt u 12 maanden om het te melden.',
  },
  'nz.work.grievance': {
    says: 'U hebt 90 dagen vanaf het ontslag, of vanaf het moment dat u het wist. Wij tellen voor de zekerheid vanaf de brief.',
    action: 'Dien schriftelijk een persoonlijke klacht (personal grievance) in bij uw werkgever',
    consequence: 'Daarna hebt u toestemming of een heel goede reden nodig om die in te dienen.',
  },
  'nz.work.step-raise': {
    says: 'Schrijf de werkgever: ik dien een personal grievance in. Zeg wat er gebeurd is en wat u wilt.',
  },
  'nz.work.opt-mediation': {
    says: 'Iemand die neutraal is, helpt beide kanten om iets af te spreken. Wat u afspreekt, bindt.',
    title: 'Om gratis bemiddeling (mediation) vragen',
    cost: 'Gratis.',
    time: 'Een aantal weken.',
    risk: 'Laag.',
    bestFor: 'U wilt geld, een getuigschrift of uw naam zuiveren.',
  },
  'nz.work.opt-era': {
    says: 'Lukt de bemiddeling (mediation) niet? Dien dan een aanvraag in bij de Employment Relations Authority.',
    title: 'Naar de Authority gaan',
    cost: 'Een bedrag.',
    time: 'Binnen drie jaar nadat u de klacht indiende.',
    risk: 'Als u verliest, moet u misschien wat kosten betalen.',
    bestFor: 'U staat sterk.',
  },
  'nz.work.warn-ninety': {
    says: 'De 90 dagen lopen door, ook terwijl u praat. Dien de klacht schriftelijk in.',
  },
  'nz.work.change-2026': {
    says: 'Sinds 21 februari 2026 kunnen mensen met $200.000 of meer niets eisen wegens onterecht ontslag (unjustified dismissal).',
    was: 'Elke werknemer kon iets eisen wegens onterecht ontslag.',
    is: 'Mensen die $200.000 per jaar of meer verdienen kunnen dat niet, tenzij hun contract het zegt. Oudere contracten hebben een jaar om zich aan te passen.',
  },
  'nz.work.right-mediation': {
    says: 'Bemiddeling (mediation) is gratis en komt meestal eerst. Lukt die niet? Dan kan de Employment Relations Authority beslissen.',
  },
}
