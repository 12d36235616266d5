/** The French words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'fr.claim.step-hearing': {
    says: 'Notez le jour, l’heure et le tribunal. Allez-y, ou envoyez une personne qui a le droit de vous représenter.',
  },
  'fr.claim.step-papers': {
    says: 'Lisez la demande et les preuves. Vérifiez le contrat, les dates et chaque somme.',
  },
  'fr.claim.step-legal': {
    says: 'Demandez un conseil gratuit cette semaine dans un point-justice (3039). Demandez l’aide juridictionnelle si vos revenus sont faibles.',
  },
  'fr.claim.step-age': {
    says: 'Vérifiez l’âge de la dette. Si elle a plus de deux ans, dites-le au juge.',
  },
  'fr.claim.step-ask-time': {
    says: 'Si vous devez la somme, demandez au juge des délais de paiement. Apportez votre budget.',
  },
  'fr.claim.step-proof': {
    says: 'Si vous contestez, apportez des copies : paiements, lettres, photos, contrat. Donnez-en une à l’autre partie.',
  },
  'fr.claim.step-keep': { says: 'Gardez l’enveloppe et l’avis de passage. Ils prouvent la date.' },
}
