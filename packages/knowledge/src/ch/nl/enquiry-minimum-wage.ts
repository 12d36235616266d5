/** Questions about the lowest pay that is allowed: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_NL: Words = {
  'ch.ask.minimum-wage': {
    says: 'Er is geen minimumloon voor heel Zwitserland. Maar veel branches hebben er een in een cao (GAV), zoals horeca, schoonmaak, bouw en uitzendwerk. Genève, Neuchâtel, Jura, Ticino en Basel-Stad hebben er een in de wet, en de stad Luzern sinds 2026. Kijk op entsendung.admin.ch. Krijgt u minder, vraag dan schriftelijk het verschil, tot vijf jaar terug: u kunt er geen afstand van doen. De bond helpt.',
    dependsOn: 'uw kanton en uw branche',
  },
}
