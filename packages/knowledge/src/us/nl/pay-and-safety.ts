/** The Dutch words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAY_AND_SAFETY_NL: Words = {
  'us.pay.right-salary': {
    says: 'Alleen een vast salaris neemt overwerk niet weg. Uw taken en loon moeten aan vaste eisen voldoen. U kunt tot twee of drie jaar terug eisen, en nog eens zoveel.',
  },
  'us.pay.right-status': {
    says: 'Hoe u genoemd wordt, beslist niet. Als het bedrijf uw werk bepaalt, bent u misschien werknemer met recht op overwerk en werkloosheid.',
  },
  'us.pay.right-safe': {
    says: 'Uw werkgever mag u niet straffen om een klacht over veiligheid. U hebt maar 30 dagen om het OSHA te vertellen.',
  },
  'us.pay.right-fair': {
    says: 'Het is tegen de wet om u slechter te behandelen om ras, kleur, geloof, geslacht, afkomst, leeftijd vanaf 40, of handicap. De EEOC moet het binnen 180 of 300 dagen horen.',
  },
  'us.pay.right-mother': {
    says: 'Uw werkgever moet meestal aanpassingen geven die helpen bij zwangerschap, en tijd en een eigen plek om te kolven.',
  },
  'us.pay.right-talk': {
    says: 'U en uw collega’s mogen over loon praten en om betere omstandigheden vragen, met of zonder vakbond. Een klacht moet binnen zes maanden.',
  },
  'us.pay.right-background': {
    says: 'Voor een werkgever iets doet met een achtergrondrapport, moet hij u een kopie en tijd om te antwoorden geven. U kunt fouten betwisten.',
  },
  'us.pay.right-leave': {
    says: 'Bij bedrijven met 50 werknemers kunt u meestal 12 weken onbetaald verlof nemen en uw baan terugkrijgen. U krijgt 15 dagen voor een formulier van de arts.',
  },
}
