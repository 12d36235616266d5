/** The French words of the rows in ../service-contracts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_WORDS: Words = {
  'it.service.right-renewal': {
    says: 'Un service se renouvelle seul ? Ils doivent vous prévenir par écrit 30 jours avant la fin. Sinon, vous pouvez partir à tout moment sans frais.',
  },
  'it.phone.right-change': {
    says: 'Si la société de téléphone change le contrat, elle doit vous le dire 30 jours avant. Vous pouvez alors partir sans frais dans les 60 jours.',
  },
  'it.water.right-minimum': {
    says: 'L’eau du logement peut être coupée seulement après une lettre recommandée (raccomandata) ou un e-mail certifié (PEC). Qui a le bonus social garde au moins un minimum vital.',
  },
  'it.insurance.right-answers': {
    says: 'Une fausse réponse libère l’assureur seulement si elle était exprès ou par grosse négligence. Sinon, il peut payer moins, en proportion.',
  },
  'it.insurance.right-crash': {
    says: 'Après un choc entre deux voitures, vous réclamez à votre propre assureur (risarcimento diretto). Si personne ne prouve plus, les torts sont égaux. C’est prescrit après deux ans.',
  },
  'it.insurance.no-renewal': {
    says: 'L’assurance auto ne se renouvelle pas seule. Elle continue 15 jours après sa fin, sauf si un nouveau contrat commence.',
  },
  'it.flight.right-money': {
    says: 'Pour un vol avec plus de trois heures de retard, ou annulé tard, vous recevez 250 € à 600 €. Pas si une cause extérieure était inévitable.',
  },
  'it.flight.right-care': {
    says: 'Pendant l’attente, ils vous doivent un repas et, la nuit, un hôtel. Après une annulation, vous choisissez : votre argent ou un autre vol.',
  },
}
