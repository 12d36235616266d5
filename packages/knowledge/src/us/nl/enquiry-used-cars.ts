/** The Dutch words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_NL: Words = {
  'us.ask-consumer.car-three-days': {
    says: 'De federale wet geeft geen drie dagen om een auto van een dealer terug te brengen. Een wet over slechte auto’s (lemon law), een garantie of een leugen van de dealer kan helpen.',
    dependsOn: 'uw staat, de garantie en wat de dealer u zei',
  },
  'us.ask-consumer.as-is-car': {
    says: '"As is" beëindigt de meeste garanties, maar geen leugens. Wat de dealer over de auto schreef of sms’te, kan tellen. Vraag om de Buyers Guide en klaag bij de procureur-generaal van uw staat (attorney general).',
    dependsOn: 'wat de dealer u zei en uw staat',
  },
  'us.ask-life.lemon': {
    says: 'Na een paar mislukte reparaties van een ernstig gebrek in de eerste jaren of mijlen moet de maker meestal vervangen of terugbetalen. Bewaar elk reparatiepapier en schrijf de maker.',
    dependsOn: 'uw staat, leeftijd en mijlen van de auto, en de reparaties',
  },
  'us.trouble.car-title': {
    says: 'Een kenteken met total loss (salvage title) verbergen is meestal oneerlijke handel, "as is" of niet. U mag de koop misschien ongedaan maken of het verlies eisen, in sommige staten drie keer. Bewaar de advertentie en de papieren.',
    dependsOn: 'wat u is verteld en uw staat',
  },
}
