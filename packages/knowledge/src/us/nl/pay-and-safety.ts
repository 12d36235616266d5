/** The Dutch words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

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
  ...stateWords('rival-work', {
    AZ: 'telt een belofte om niet te concurreren alleen als die eerlijk is in tijd, plaats en werk',
    CA: 'geldt een belofte om na een baan niet te concurreren niet, waar u ook tekende',
    FL: 'kan een belofte om niet te concurreren u binden als die eerlijk is en een echt zakelijk belang beschermt',
    GA: 'bindt een belofte om niet te concurreren vooral managers, verkopers en belangrijk personeel, en moet die eerlijk zijn in tijd en plaats',
    IL: 'geldt een belofte om niet te concurreren niet onder een vast jaarloon. U moet 14 dagen krijgen om die te lezen',
    MA: 'bindt een belofte om niet te concurreren geen uurpersoneel onder de wet voor overwerk en geen mensen die zijn ontslagen om minder werk (laid off). Er moet loon of iets anders van waarde tegenover staan',
    MI: 'moet een belofte om niet te concurreren eerlijk zijn in tijd, plaats en werk. Een rechter kan die kleiner maken',
    NJ: 'telt een belofte om niet te concurreren alleen voor zover die eerlijk is en u niet te veel schaadt',
    NY: 'telt een belofte om niet te concurreren alleen als die eerlijk is en nodig is om geheimen of klanten te beschermen',
    NC: 'moet een belofte om niet te concurreren op papier staan, betaald zijn, en eerlijk zijn in tijd en plaats',
    OH: 'telt een belofte om niet te concurreren voor zover die eerlijk is. Een rechter kan die kleiner maken',
    PA: 'moet een belofte om niet te concurreren bij de afspraak over de baan horen of betaald zijn, en eerlijk zijn in tijd en plaats',
    TX: 'moet een belofte om niet te concurreren bij een andere afspraak horen en eerlijk zijn in tijd, plaats en werk',
    VA: 'mag een werkgever werknemers met een laag loon niet binden aan een belofte om niet te concurreren. Anderen alleen als die eerlijk is',
    WA: 'geldt een belofte om niet te concurreren niet onder een vast jaarloon, of als zij die verborgen tot u de baan nam. Vanaf 30 juni 2027 geldt bijna geen enkele meer',
  }),
  ...stateWords('work-injury', {
    AZ: 'dient u een claim om een ongeval op het werk binnen een jaar in. U hebt 90 dagen om te protesteren tegen een bericht van de verzekeraar',
    CA: 'zegt u het uw werkgever binnen 30 dagen en vraagt u om het claimformulier. U hebt meestal een jaar om in te dienen bij de appeals board',
    FL: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal twee jaar om een verzoek om uitkering in te dienen',
    GA: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal een jaar om een claim in te dienen',
    IL: 'zegt u het uw werkgever binnen 45 dagen. U hebt meestal drie jaar om in te dienen',
    MA: 'zegt u het uw werkgever zo snel u kunt. U hebt meestal vier jaar voor een claim',
    MI: 'zegt u het uw werkgever binnen 90 dagen. U hebt meestal twee jaar voor een claim',
    NJ: 'zegt u het uw werkgever snel, hoogstens binnen 90 dagen. U hebt meestal twee jaar voor een claim',
    'NY NC VA':
      'zegt u het uw werkgever binnen 30 dagen schriftelijk. U hebt meestal twee jaar voor een claim',
    OH: 'hebt u meestal een jaar voor een claim om een ongeval op het werk, en 14 dagen om tegen een bevel in beroep te gaan',
    PA: 'zegt u het uw werkgever binnen 21 dagen voor volledig loon, en hoogstens binnen 120 dagen. U hebt meestal drie jaar voor een claim',
    TX: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal een jaar voor een claim. Sommige bedrijven in Texas hebben geen dekking',
    WA: 'hebt u meestal een jaar voor een claim om een ongeval op het werk, en 60 dagen om tegen een bevel te protesteren',
  }),
  'us.pay.right-tips': {
    says: 'Een werkgever of chef mag uw fooien niet houden. Hij mag u niet laten betalen voor zijn verlies als dat het minimumloon raakt.',
  },
}
