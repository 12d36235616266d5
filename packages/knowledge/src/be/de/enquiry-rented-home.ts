/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'be.ask.step-home': {
    says: 'Fragen Sie Ihr ÖSHZ (CPAS, OCMW) und einen Mieterverein, bevor Sie dem Vermieter antworten.',
  },
  'be.ask.right-home': { says: 'Nur ein Richter kann befehlen, dass Sie ausziehen.' },
  'be.ask.evict': {
    says: 'Nur der Friedensrichter kann es anordnen, und ein Gerichtsvollzieher führt es aus, meist einen Monat nach der Zustellung. In Brüssel meist nicht vom 1. November bis 15. März.',
  },
  'be.ask.rent-index': {
    says: 'Die Miete darf einmal im Jahr dem Index folgen, am Jahrestag des Vertrags, wenn es schriftlich verlangt wird. Rückwirkend höchstens drei Monate.',
    dependsOn: 'Ihren Mietvertrag und die Region',
  },
  'be.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall. Ihre Wohnung ist geschützt, auch vor dem Eigentümer. Der Vertrag darf Besuche erlauben, aber nur zu einer vereinbarten Zeit. Schreiben Sie es und rufen Sie notfalls die Polizei.',
  },
  'be.ask.rent-debt': {
    says: 'Sagen Sie es jetzt dem Vermieter und bieten Sie die Miete plus eine kleine Rate im Monat an. Das ÖSHZ (CPAS, OCMW) kann helfen. Nur der Friedensrichter kann den Vertrag beenden, und er kann Ihnen Zeit geben.',
  },
}
