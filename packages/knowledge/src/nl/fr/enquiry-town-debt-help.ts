/** Questions about debt help of the town for people with a job: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_FR: Words = {
  'nl.ask.town-debt-help': {
    says: 'Oui. La commune doit aider chaque habitant endetté, même avec un emploi, une maison ou une entreprise. C’est gratuit. Le premier entretien vient en quatre semaines, en trois jours ouvrables si logement, énergie, eau ou assurance santé sont menacés. Souvent 18 mois selon vos moyens, et le reste tombe. Si des créanciers refusent, un juge peut aider (Wsnp). Ouvrez le courrier, n’empruntez plus.',
  },
}
